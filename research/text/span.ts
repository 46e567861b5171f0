/** A part of a text by UTF-16 offsets: `text.slice(start, end)`. */
export type Span = { start: number; end: number }
