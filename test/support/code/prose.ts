/** A comment, a test title or a paragraph, with the line that it begins on. */
type Prose = { line: number; text: string }

/** Words after which a slash begins a regular expression. */
const beforeRegExp = /(?:^|\b(?:return|typeof|case|in|of|void|await|yield|throw|else)|[^\w\s)\]}])$/

const tokens = {
  comment: /\/\/[^\n]*|\/\*[\s\S]*?\*\//y,
  string: /'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"/y,
  regExp: /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//y,
  /** A template up to its end or to the next expression in it. */
  template: /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{)/y,
}

/**
 * Comments, without the code quoted in them, and test titles. Other strings are data: fixtures,
 * expected texts, questions of users.
 */
export function proseInCode(source: string): Prose[] {
  const lineAt = (index: number) => source.slice(0, index).split('\n').length
  const { code, comments, strings } = splitCode(source)
  const titles = [...code.matchAll(/(?<![\w.])(?:test|it|describe)(?=\s*[.(])/g)].flatMap(
    ({ index, 0: word }) => {
      const begin = titleAt(code, index + word.length)
      const text = begin === undefined ? undefined : strings.get(begin)
      return begin === undefined || text === undefined ? [] : { at: begin, text }
    },
  )
  return [
    ...comments.map(({ at, text }) => ({ at, text: text.replace(/`[^`]*`/g, '') })),
    ...titles,
  ]
    .map(({ at, text }) => ({ line: lineAt(at), text }))
    .sort((one, other) => one.line - other.line)
}

type Place = { at: number; text: string }

/** Code with blanks in place of comments and of what literals hold, which stand beside it. */
export function splitCode(source: string): {
  code: string
  comments: Place[]
  strings: Map<number, string>
  /** Regular expressions, without their flags. */
  regExps: Place[]
  /** Whole templates, with the expressions in them. */
  templates: Place[]
} {
  const comments: Place[] = []
  const templates: Place[] = []
  const regExps: Place[] = []
  const strings = new Map<number, string>()
  let code = ''
  let at = 0
  /** Templates with an expression under way: where each begins, and the braces open in it. */
  const open: { begin: number; braces: number }[] = []

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at
    return pattern.exec(source)?.[0]
  }
  /** Leaves blanks of the same length, so that offsets into the code stay valid. */
  function skip(text: string): void {
    code += text.replace(/[^\n]/g, ' ')
    at += text.length
  }
  /** @param begin where its first backtick stands */
  function takeTemplate(begin: number): void {
    const text = take(tokens.template) ?? source.slice(at)
    strings.set(begin, `${strings.get(begin) ?? ''}${source[at - 1]}${text}`)
    skip(text)
    if (text.endsWith('${')) open.push({ begin, braces: 0 })
    else templates.push({ at: begin, text: source.slice(begin, at) })
  }

  while (at < source.length) {
    const char = source[at] ?? ''
    const comment = take(tokens.comment)
    const string = comment === undefined ? take(tokens.string) : undefined
    const canBeRegExp = char === '/' && beforeRegExp.test(code.trimEnd().slice(-12))
    const regExp = canBeRegExp ? take(tokens.regExp) : undefined
    if (comment !== undefined) {
      comments.push({ at, text: comment })
      skip(comment)
    } else if (string !== undefined) {
      strings.set(at, string)
      code += char
      at += 1
      skip(string.slice(1))
    } else if (regExp !== undefined) {
      regExps.push({ at, text: regExp })
      code += '0'
      at += 1
      skip(regExp.slice(1))
    } else {
      code += char
      at += 1
      const last = open.at(-1)
      if (char === '`') takeTemplate(at - 1)
      else if (last !== undefined && char === '{') last.braces += 1
      else if (last !== undefined && char === '}') {
        if (last.braces > 0) last.braces -= 1
        else takeTemplate(open.pop()?.begin ?? at)
      }
    }
  }

  return { code, comments, strings, regExps, templates }
}

/** Where the title of a test begins: `test('…'`, `test.each(…)('…'`, `describe.skipIf(…)('…'`. */
function titleAt(code: string, from: number): number | undefined {
  let at = from
  while (true) {
    at += /^(?:\s*\.\s*\w+)*\s*/.exec(code.slice(at))?.[0].length ?? 0
    if (code[at] !== '(') return
    const first = at + 1 + (/^\s*/.exec(code.slice(at + 1))?.[0].length ?? 0)
    if (/['"`]/.test(code[first] ?? '')) return first
    let depth = 0
    do {
      if (code[at] === '(') depth += 1
      if (code[at] === ')') depth -= 1
      at += 1
    } while (depth > 0 && at < code.length)
  }
}

/** The text of Markdown without its code. */
export function proseInMarkdown(source: string): Prose[] {
  return source
    .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.replace(/`[^`]*`/g, '') }))
}
