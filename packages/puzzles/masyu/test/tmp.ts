import { generateMasyu } from '../src/generate.js'
import { gradeMasyu } from '../src/hint.js'
import { checkMasyuRules } from '../src/rules.js'
const [w,h,n]=process.argv.slice(2).map(Number)
for(const level of ['easy','medium','hard','expert'] as const){
  const ts:number[]=[], pc:number[]=[]; const info:string[]=[]
  for(let seed=1;seed<=n;seed++){
    const t=performance.now()
    const m=generateMasyu({width:w,height:h,level,seed})
    ts.push(performance.now()-t)
    const g=gradeMasyu(m.board)
    if(!checkMasyuRules(m.board,m.solution).ok) console.log('BAD')
    pc.push(m.board.pearls.filter(p=>p).length)
    info.push(g.hardest.length+'')
    if(seed===1) for(let r=0;r<h;r++) console.log(m.board.pearls.slice(r*w,r*w+w).map(p=>'.ob'[p]).join(' '))
  }
  ts.sort((a,b)=>a-b)
  console.log(level,'median',ts[n>>1].toFixed(0),'max',ts[n-1].toFixed(0),'pearls',(pc.reduce((a,b)=>a+b)/n).toFixed(1),'hardest',info.join(' '))
}
