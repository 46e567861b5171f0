import type { Composed } from './build-dossier.ts'

type Kept = Omit<Composed, 'findings' | 'anchors' | 'pageKeys' | 'evidence'> & {
  anchors: string[]
  pageKeys: [string, string][]
  evidence: [string, Composed['evidence'] extends ReadonlyMap<string, infer One> ? One : never][]
}

/** A dossier so far as a JSON text, from which `parseCase` makes an equal one. */
export function renderCase({ findings: _, ...composed }: Composed): string {
  const kept: Kept = {
    ...composed,
    anchors: [...composed.anchors],
    pageKeys: [...composed.pageKeys],
    evidence: [...composed.evidence],
  }
  return JSON.stringify(kept)
}

/** @param text made by `renderCase` */
export function parseCase(text: string): Composed {
  const kept: Kept = JSON.parse(text)
  return {
    ...kept,
    findings: new Map(kept.records.map(({ id, finding }) => [id, finding])),
    anchors: new Set(kept.anchors),
    pageKeys: new Map(kept.pageKeys),
    evidence: new Map(kept.evidence),
  }
}
