import { defaultClientConditions, defaultServerConditions } from 'vite'
import type { UserConfig } from 'vite'

/** How Vite and Vitest take packages of this workspace: straight from their sources, so that nothing is built before. */
export const sourceConditions: Pick<UserConfig, 'resolve' | 'ssr'> = {
  resolve: { conditions: ['@kazu/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@kazu/source', ...defaultServerConditions] } },
}
