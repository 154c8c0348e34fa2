import type { FileProblem } from './file.js'

/** The languages of the words. */
export type JigsawEdgesLanguage = 'en' | 'ja' | 'it'

/** The player's words in one language. A missing one is a type error. */
export interface JigsawEdgesWords {
  readonly name: string
  readonly aim: string
  readonly board: (rows: number, columns: number) => string
  readonly status: (groups: number, pieces: number) => string
  readonly scramble: string
  readonly step: string
  readonly turn: string
  readonly undo: string
  readonly redo: string
  readonly peek: string
  readonly labels: string
  readonly edges: string
  readonly rotation: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly rescue: (count: number) => string
  readonly picture: string
  readonly example: string
  readonly noPicture: string
  readonly saveFile: string
  readonly cutFile: string
  readonly solved: string
  readonly joined: (size: number, pieces: number) => string
  readonly chosen: (piece: number, row: string, turns: number, size: number) => string
  readonly nothingChosen: string
  readonly noMate: string
  readonly besideMate: string
  readonly where: (right: number, down: number) => string
  readonly moved: string
  readonly turned: (turns: number) => string
  readonly badPicture: string
  readonly notKept: string
  readonly pictureNotKept: string
  readonly keys: string
  readonly problem: (problem: FileProblem) => string
}

type Problems = Readonly<Record<FileProblem['type'], string>>

/** A sentence, and where: the piece and its side, or line and column, counted from 1. */
function problemSayer(
  sentences: Problems,
  sides: readonly [string, string, string, string],
  places: {
    readonly piece: (piece: number, side: string | null) => string
    readonly line: (line: number, column: number) => string
  },
): JigsawEdgesWords['problem'] {
  return ({ type, piece, slot, line, column }) => {
    if (line !== null && column !== null) return `${sentences[type]} ${places.line(line, column)}`
    if (piece === null) return sentences[type]
    return `${sentences[type]} ${places.piece(piece + 1, slot === null ? null : sides[slot])}`
  }
}

const english: JigsawEdgesWords = {
  name: 'Jigsaw-edges',
  aim: 'Put the picture together: sides fit that have the same number with the other sign.',
  board: (rows, columns) => `A table with ${rows} by ${columns} pieces`,
  status: (groups, pieces) =>
    groups === 1 ? `All ${pieces} pieces joined` : `${pieces - groups} of ${pieces - 1} seams joined`,
  scramble: 'Scatter',
  step: 'Join two',
  turn: 'Turn',
  undo: 'Undo',
  redo: 'Redo',
  peek: 'Peek',
  labels: 'Numbers',
  edges: 'Edges first',
  rotation: 'Pieces are turned',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  fit: 'Whole table',
  rescue: (count) => `Bring ${count} back`,
  picture: 'Picture …',
  example: 'Example picture',
  noPicture: 'No picture',
  saveFile: 'Save pieces',
  cutFile: 'Save cut file',
  solved: 'Solved!',
  joined: (size, pieces) => `Joined: ${size} of ${pieces} pieces together.`,
  chosen: (piece, where, turns, size) =>
    `Piece ${piece}${size > 1 ? ` and ${size - 1} joined to it` : ''}, ${where}${turns === 0 ? '' : `, turned ${turns * 90} degrees`}.`,
  nothingChosen: 'Nothing is chosen.',
  noMate: 'Nothing that fits faces this piece as it is turned.',
  besideMate: 'Put beside one that fits. Nudge it to join.',
  where: (right, down) => `${right} % from the left, ${down} % from the top`,
  moved: 'Moved.',
  turned: (turns) => `Turned, now ${turns * 90} degrees.`,
  badPicture: 'This is no picture that can be shown.',
  notKept: 'This game cannot be kept here: there is no room.',
  pictureNotKept: 'The picture is too large to be kept here; the game is kept without it.',
  keys: 'Tab to the table; N and B choose a piece, arrows move it, R turns it, M puts it beside one that fits, P shows the picture.',
  problem: problemSayer(
    {
      'no-json': 'The file is no JSON.',
      'no-list': 'The file has no list of pieces.',
      'no-size': 'Rows and cols are whole numbers from 1, both or neither.',
      'no-pieces': 'The file has no pieces.',
      'too-many-pieces': 'The file has more than 10,000 pieces.',
      'no-id': 'A piece has no id.',
      'no-rotation': 'A rotation is 0, 1, 2 or 3.',
      'no-sides': 'A piece has four whole numbers as sides.',
      'side-too-large': 'A side is at most 2^127 - 1.',
      'same-id': 'Two pieces have one id.',
      'no-mate': 'A side has none that fits it.',
      'used-again': 'A number stands on more than two sides.',
      'same-sign': 'A number stands twice with the same sign.',
      'no-rectangle': 'The pieces make no whole rectangle.',
      'other-size': 'The pieces make another rectangle than the file says.',
    },
    ['top', 'right', 'bottom', 'left'],
    {
      piece: (piece, side) => (side === null ? `Piece ${piece}.` : `Piece ${piece}, ${side} side.`),
      line: (line, column) => `Line ${line}, column ${column}.`,
    },
  ),
}

const japanese: JigsawEdgesWords = {
  name: 'ジグソー・エッジ',
  aim: '絵を完成させます。同じ数で符号が逆の辺どうしが合います。',
  board: (rows, columns) => `${rows}×${columns}ピースの台`,
  status: (groups, pieces) =>
    groups === 1
      ? `${pieces}ピースすべてつながりました`
      : `${pieces - 1}か所のうち${pieces - groups}か所がつながりました`,
  scramble: '散らす',
  step: '二つつなぐ',
  turn: '回す',
  undo: '元に戻す',
  redo: 'やり直す',
  peek: '絵を見る',
  labels: '数を表示',
  edges: 'ふちから',
  rotation: 'ピースを回す',
  zoomIn: '拡大',
  zoomOut: '縮小',
  fit: '台全体',
  rescue: (count) => `${count}個を戻す`,
  picture: '絵を選ぶ…',
  example: '見本の絵',
  noPicture: '絵なし',
  saveFile: 'ピースを保存',
  cutFile: '切断線を保存',
  solved: '完成！',
  joined: (size, pieces) => `つながりました：${pieces}ピース中${size}ピース。`,
  chosen: (piece, where, turns, size) =>
    `ピース${piece}${size > 1 ? `（ほか${size - 1}個とつながっています）` : ''}、${where}${turns === 0 ? '' : `、${turns * 90}度回転`}。`,
  nothingChosen: '何も選ばれていません。',
  noMate: '今の向きで合うピースはありません。',
  besideMate: '合うピースの隣に置きました。少し動かすとつながります。',
  where: (right, down) => `左から${right}%、上から${down}%`,
  moved: '動かしました。',
  turned: (turns) => `回しました。今は${turns * 90}度です。`,
  badPicture: 'この絵は表示できません。',
  notKept: '空きがないため、この対局は保存できません。',
  pictureNotKept: '絵が大きすぎるため、絵なしで保存しました。',
  keys: 'Tab で台へ。N と B でピースを選び、矢印で動かし、R で回し、M で合うピースの隣へ、P で絵を見ます。',
  problem: problemSayer(
    {
      'no-json': 'JSON ではありません。',
      'no-list': 'ピースの一覧がありません。',
      'no-size': 'rows と cols は1以上の整数で、両方書くか両方省きます。',
      'no-pieces': 'ピースがありません。',
      'too-many-pieces': 'ピースが10,000個を超えています。',
      'no-id': 'id のないピースがあります。',
      'no-rotation': 'rotation は0から3までです。',
      'no-sides': '辺は四つの整数です。',
      'side-too-large': '辺の数は2^127−1までです。',
      'same-id': '同じ id のピースがあります。',
      'no-mate': '合う相手のない辺があります。',
      'used-again': '同じ数が三つ以上の辺にあります。',
      'same-sign': '同じ数が同じ符号で二度あります。',
      'no-rectangle': 'ピースが一つの長方形になりません。',
      'other-size': 'ピースの作る長方形が、書かれた大きさと違います。',
    },
    ['上', '右', '下', '左'],
    {
      piece: (piece, side) => (side === null ? `${piece}番目のピース。` : `${piece}番目のピースの${side}の辺。`),
      line: (line, column) => `${line}行${column}文字目。`,
    },
  ),
}

const italian: JigsawEdgesWords = {
  name: 'Jigsaw-edges',
  aim: 'Ricomponi l’immagine: si incastrano i lati con lo stesso numero e segno opposto.',
  board: (rows, columns) => `Un tavolo con ${rows} per ${columns} pezzi`,
  status: (groups, pieces) =>
    groups === 1 ? `Tutti i ${pieces} pezzi uniti` : `${pieces - groups} giunzioni su ${pieces - 1}`,
  scramble: 'Spargi',
  step: 'Unisci due',
  turn: 'Gira',
  undo: 'Annulla',
  redo: 'Ripeti',
  peek: 'Sbircia',
  labels: 'Numeri',
  edges: 'Prima i bordi',
  rotation: 'Pezzi girati',
  zoomIn: 'Più vicino',
  zoomOut: 'Più lontano',
  fit: 'Tutto il tavolo',
  rescue: (count) => `Riporta ${count} in vista`,
  picture: 'Immagine …',
  example: 'Immagine di esempio',
  noPicture: 'Senza immagine',
  saveFile: 'Salva i pezzi',
  cutFile: 'Salva i tagli',
  solved: 'Finito!',
  joined: (size, pieces) => `Uniti: ${size} pezzi su ${pieces} insieme.`,
  chosen: (piece, where, turns, size) =>
    `Pezzo ${piece}${size > 1 ? ` con ${size - 1} uniti` : ''}, ${where}${turns === 0 ? '' : `, girato di ${turns * 90} gradi`}.`,
  nothingChosen: 'Niente è scelto.',
  noMate: 'Nessun pezzo adatto guarda questo, così com’è girato.',
  besideMate: 'Messo accanto a uno adatto. Spostalo un po’ per unirlo.',
  where: (right, down) => `${right} % da sinistra, ${down} % dall’alto`,
  moved: 'Spostato.',
  turned: (turns) => `Girato, ora di ${turns * 90} gradi.`,
  badPicture: 'Questa immagine non si può mostrare.',
  notKept: 'Questa partita non si può conservare: non c’è spazio.',
  pictureNotKept: 'L’immagine è troppo grande; la partita è conservata senza.',
  keys: 'Tab fino al tavolo; N e B scelgono un pezzo, le frecce lo spostano, R lo gira, M lo mette accanto a uno adatto, P mostra l’immagine.',
  problem: problemSayer(
    {
      'no-json': 'Il file non è JSON.',
      'no-list': 'Il file non ha un elenco di pezzi.',
      'no-size': 'Rows e cols sono numeri interi da 1, entrambi o nessuno.',
      'no-pieces': 'Il file non ha pezzi.',
      'too-many-pieces': 'Il file ha più di 10.000 pezzi.',
      'no-id': 'Un pezzo non ha id.',
      'no-rotation': 'Una rotazione è 0, 1, 2 o 3.',
      'no-sides': 'Un pezzo ha per lati quattro numeri interi.',
      'side-too-large': 'Un lato vale al massimo 2^127 - 1.',
      'same-id': 'Due pezzi hanno lo stesso id.',
      'no-mate': 'Un lato non ne ha uno che lo incastri.',
      'used-again': 'Un numero sta su più di due lati.',
      'same-sign': 'Un numero sta due volte con lo stesso segno.',
      'no-rectangle': 'I pezzi non fanno un rettangolo intero.',
      'other-size': 'I pezzi fanno un altro rettangolo da quello scritto.',
    },
    ['in alto', 'a destra', 'in basso', 'a sinistra'],
    {
      piece: (piece, side) => (side === null ? `Pezzo ${piece}.` : `Pezzo ${piece}, lato ${side}.`),
      line: (line, column) => `Riga ${line}, colonna ${column}.`,
    },
  ),
}

/** The words in each language. */
export const JIGSAW_EDGES_WORDS: Readonly<Record<JigsawEdgesLanguage, JigsawEdgesWords>> = {
  en: english,
  ja: japanese,
  it: italian,
}
