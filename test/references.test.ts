import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readText, root } from './support/code/root.ts'

const folders =
  'activities|api|bench|commands|config|contract|demo|deploy|docs|fixtures|local|mcp|oauth|portal|process|research|sources|store|temporal|test|worker|workflows'

/** Comments of a source file, without the asterisks and line breaks of their form. */
function findComments(text: string): string[] {
  const blocks = [...text.matchAll(/\/\*\*?\s([\s\S]*?)\*\//g)].map(([, block = '']) => block)
  const lines = [...text.matchAll(/(?:(?:^|[ \t])\/\/ .*(?:\n|$)\s*)+/gm)].map(([block]) => block)
  return [...blocks, ...lines].map((comment) =>
    comment.replaceAll(/^\s*(?:\*|\/\/) ?/gm, '').replaceAll(/\s+/g, ' '),
  )
}

/** Citations of documents that are not in the repository. Sections of RFCs are public. */
function outsideCitations(comment: string): string[] {
  const withoutStandards = comment.replaceAll(
    /\bRFC \d+,? (?:§ ?|section )?[\d.]+(?:, §?[\d.]+)*/gi,
    '',
  )
  const patterns = [
    /§ ?\d\S*/g,
    /\b(?:spec|design|conventions|sources|issue) #?\d+(?:\.\d+)*\b/gi,
    /\b(?:spec|design|conventions|sources|house-moves)\.md\b/gi,
    /\bthe spec(?:'s)?\b/gi,
    /\((?:spec|design|conventions|issue)(?=[:)])/gi,
  ]
  return patterns.flatMap((pattern) => withoutStandards.match(pattern) ?? [])
}

/** Paths of files of the repository, with the anchor of a heading if one is named. */
function findPaths(comment: string): string[] {
  const pattern = new RegExp(
    `(?<![\\w/.-])(?:(?:${folders})/[\\w./-]+|[\\w-]+)\\.(?:ts|mjs|md|sql|json|yml)(?:#[\\w-]+)?`,
    'g',
  )
  // a lone name may be a file of any folder, or another project's; a path is ours
  return (comment.match(pattern) ?? []).filter((found) => found.includes('/'))
}

/** Targets of links in Markdown, outside of code. */
function findLinks(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
}

/** Anchors of a document's headings, as GitHub writes them. */
function findAnchors(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Whether a target from this folder is a file of ours, and its anchor a heading of it. */
function resolves(folder: string, target: string): boolean {
  const [file = '', anchor] = target.split('#')
  const found = path.join(root, folder, file)
  if (!existsSync(found)) return false
  return anchor === undefined || findAnchors(readFileSync(found, 'utf8')).includes(anchor)
}

async function readFiles(patterns: string[]): Promise<{ file: string; text: string }[]> {
  const files: { file: string; text: string }[] = []
  for await (const file of glob(patterns, { cwd: root, exclude: ['node_modules/**', '**/.*'] }))
    files.push({ file, text: readText(file) })
  return files
}

describe('comments and documents', () => {
  const sources = readFiles([`{${folders.replaceAll('|', ',')}}/**/*.{ts,mjs}`, '*.ts'])
  const documents = readFiles(['README.md', 'docs/*.md', 'fixtures/**/README.md'])

  test('comments and documents cite only documents of this repository and public standards', async () => {
    const texts = [
      ...(await sources).flatMap(({ file, text }) =>
        findComments(text).map((part) => ({ file, part })),
      ),
      ...(await documents).map(({ file, text }) => ({ file, part: text })),
    ]
    expect(texts.length).toBeGreaterThan(3000)
    expect(
      texts.flatMap(({ file, part }) => outsideCitations(part).map((found) => `${file}: ${found}`)),
    ).toEqual([])
  })

  test('no word stands for an unnamed person in code outside of research', async () => {
    const held = /^(?:api|bench|commands|contract|demo|docs|local|temporal|worker|workflows)\//
    const found = (await sources)
      .filter(({ file }) => held.test(file) || !file.includes('/'))
      .flatMap(({ file, text }) =>
        (
          text.match(/\b(?:nobody|whoever|whom|somebody|anybody|everybody|tells?|told)\b/gi) ?? []
        ).map((word) => `${file}: ${word}`),
      )
    expect(found).toEqual([])
  })

  test('comments and documents name files that exist', async () => {
    const lost = (await sources).flatMap(({ file, text }) =>
      findComments(text)
        .flatMap(findPaths)
        .filter((found) => !resolves('.', found))
        .map((found) => `${file}: ${found}`),
    )
    expect(lost).toEqual([])
  })

  test('comments and documents link to files and headings that exist', async () => {
    const links = (await documents).flatMap(({ file, text }) =>
      findLinks(text).map((target) => ({ file, target })),
    )
    expect(links.length).toBeGreaterThan(40)
    const lost = links.filter(({ file, target }) =>
      target.startsWith('#')
        ? !resolves('.', `${file}${target}`)
        : !resolves(path.dirname(file), target),
    )
    expect(lost).toEqual([])
  })

  test.each([
    ['/**\n * Answers within a second (design\n * §4).\n */', ['§4).']],
    ['// as issue 12 has it', ['issue 12']],
    ['// at once (issue: HTTP rules)', ['(issue']],
    ['// Spec 4.2.', ['Spec 4.2']],
    ['/** RFC 9110 §10.1.1 and RFC 6066 §3. */', []],
    ["const text = 'spec 4.2'", []],
  ])('the citations of %j are %j', (text, citations) => {
    expect(findComments(text).flatMap(outsideCitations)).toEqual(citations)
  })

  test('a path or a heading that does not exist is seen', () => {
    expect(findPaths('see `api/nothing.ts`, github.ts and docs/agents.md#none')).toEqual([
      'api/nothing.ts',
      'docs/agents.md#none',
    ])
    expect(resolves('docs', '../api/nothing.ts')).toBe(false)
    expect(resolves('.', 'docs/agents.md#none')).toBe(false)
    expect(resolves('.', 'docs/operators.md#backups')).toBe(true)
  })
})
