/** What a prompt of ours holds, read as a model would: task, blocks, question. */
export type Material = {
  /** Of the system prompt's first line; '' for a prompt that is not ours. */
  task: string
  blocks: readonly { id: string; text: string }[]
  question: string
}

export function readMaterial(system: string, user: string): Material {
  const key = /marked ([0-9a-f]{24}) stands data/.exec(user)?.[1] ?? 'none'
  const blocks = [
    ...user.matchAll(
      new RegExp(`^<<<DATA ${key} id=(\\S*)\\n([\\s\\S]*?)\\nDATA ${key}>>>$`, 'gm'),
    ),
  ]
  return {
    task: /^Task: (\S+)/.exec(system)?.[1] ?? '',
    blocks: blocks.map(([, id = '', text = '']) => ({
      id,
      text: text.replace(/^title: [^\n]*\n(?:url: [^\n]*\n)?\n/, ''),
    })),
    question: /\nQuestion: (.*)$/.exec(user)?.[1] ?? '',
  }
}

const ownBlocks = ['person', 'claims', 'part', 'written', 'context', 'history']

export function blockOf({ blocks }: Material, id: string): string {
  return blocks.find((block) => block.id === id)?.text ?? ''
}

/** Blocks of fetched text: the document, or passages. */
export function fetchedOf({ blocks }: Material): readonly { id: string; text: string }[] {
  return blocks.filter(({ id }) => !ownBlocks.includes(id))
}

/** A field of the block `person`. */
export function personField(material: Material, label: string): string {
  const line = blockOf(material, 'person')
    .split('\n')
    .find((one) => one.startsWith(`${label}: `))
  return line?.slice(label.length + 2) ?? ''
}

export function claimLines(material: Material): { marker: string; text: string }[] {
  return blockOf(material, 'claims')
    .split('\n')
    .flatMap((line) => {
      const [, marker, text] = /^\[(c\d+)\]\s*(.*)$/.exec(line) ?? []
      if (marker === undefined || text === undefined) return []
      // `work.positions: the person works at X (level medium; "…")`, or a sentence alone
      const said = text.replace(/^[a-z]+\.[A-Za-z]+: /, '').replace(/ \(level \w+;.*\)$/, '')
      return [
        {
          marker,
          text: said.replaceAll('the person', personField(material, 'name')).replace(/[.\s]+$/, ''),
        },
      ]
    })
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Words that say what a text is about. */
export function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return words.filter(
    (word) =>
      !/^(the|and|for|was|are|has|had|did|does|who|what|when|where|which|how|with|from|she|her|him|his|they|this|that)$/.test(
        word,
      ),
  )
}

/** Sentences in fetched text that try to give orders. */
export function ordersIn(material: Material): string[] {
  return [
    ...fetchedOf(material),
    { id: 'claims', text: blockOf(material, 'claims').replace(/^\[c\d+\]\s*/gm, '') },
  ]
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) =>
      /\b(ignore|disregard|instruction|system prompt|you must|language model|assistant)\b/i.test(
        sentence,
      ),
    )
}
