import stringWidth from 'string-width'
import { describe, expect, test } from 'vitest'
import { cut, toColumns, toTerminalText, wrap } from '../../../commands/ask/terminal-text.ts'

describe("other people's text on a terminal", () => {
  test.each([
    ['a colour', '\x1b[31mred\x1b[0m', 'red'],
    ['a cleared screen', 'a\x1b[2J\x1b[Hb', 'ab'],
    ['a window title', '\x1b]0;owned\x07name', 'name'],
    ['a link', '\x1b]8;;https://evil.example\x07text\x1b]8;;\x07', 'text'],
    ['an 8-bit escape', '\u009b31mred', 'red'],
    ['a carriage return that overwrites', 'honest\rforged', 'honest forged'],
    ['backspaces', 'abc\b\b\bxyz', 'abc xyz'],
    ['new lines of all kinds', 'a\nb\u2028c\u2029d\u0085e', 'a b c d e'],
    ['a turned reading direction', 'user\u202etxt.exe\u2066', 'usertxt.exe'],
    ['hidden signs', 'a\u200bd\ufeffmin\u{e0041}', 'admin'],
    ['half a surrogate', 'a\ud83d', 'a\ufffd'],
    ['null and delete', 'a\0b\x7fc', 'a b c'],
    ['an emoji of several signs', '👩‍👩‍👧', '👩‍👩‍👧'],
    ['Persian with a joiner', 'می‌خواهم', 'می‌خواهم'],
  ])("other people's text on a terminal loses %s", (_, text, expected) => {
    expect(toTerminalText(text)).toBe(expected)
  })

  test.each([
    ['ada', 3],
    ['王小明', 6],
    ['김민수', 6],
    ['e\u0301', 1],
    ['👩‍👩‍👧x', 3],
    ['ｆｕｌｌ', 8],
  ])("other people's text on a terminal: %s takes so many columns", (text, columns) => {
    expect(stringWidth(text)).toBe(columns)
  })

  test("other people's text on a terminal is cut and padded by columns, and no sign is halved", () => {
    expect(cut('王小明王小明', 5)).toBe('王小…')
    expect(toColumns('王小明', 8)).toBe('王小明  ')
    expect(toColumns('王小明', 4)).toBe('王… ')
    expect(cut('ada', 3)).toBe('ada')
    expect(cut('ada', 0)).toBe('')
  })

  test("other people's text on a terminal is wrapped so that no line is too long, and nothing is lost", () => {
    const text = `Ada 王小明 ${'x'.repeat(50)} ${'漢'.repeat(30)} end`
    for (const columns of [2, 7, 20, 200]) {
      const lines = wrap(text, columns)
      expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(columns)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }
    expect(wrap('', 10)).toEqual([])
  })
})
