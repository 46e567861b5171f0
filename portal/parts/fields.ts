import { html } from 'hono/html'
import { ApiError } from '../../api/calls/api-error.ts'
import type { Html } from '../page.ts'

/** What a form shows: what was typed, and what is wrong with it. */
export type Typed = {
  values: URLSearchParams
  /** By the name of the field. */
  faults: ReadonlyMap<string, string>
}

/** A form that was refused: the alert above it, and the form as it was sent. */
export type Faulty = { alert: string; typed: Typed }

type Field = { name: string; label: string; hint?: string }

type Input = Field & {
  type?: 'text' | 'number' | 'date' | 'url' | 'datetime-local'
  required?: boolean
  maxLength?: number
}

/** A form as it is first shown. */
export function createForm(values: Readonly<Record<string, string>> = {}): Typed {
  return { values: new URLSearchParams(values), faults: new Map() }
}

/** A labelled input of one line with its hint and its fault. */
export function buildInput(
  { values, faults }: Typed,
  { name, label, hint, type = 'text', required = false, maxLength }: Input,
): Html {
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${values.get(name) ?? ''}"${
    required ? html` required` : ''
  }${maxLength === undefined ? '' : html` maxlength="${maxLength}"`}${type === 'number' ? html` inputmode="numeric"` : ''}${describe(name, hint, faults)}>
${buildNotes(name, hint, faults)}`
}

/** A labelled input of several lines with its hint and its fault. */
export function buildTextArea({ values, faults }: Typed, { name, label, hint }: Field): Html {
  return html`<label for="${name}">${label}</label>
<textarea id="${name}" name="${name}" rows="6"${describe(name, hint, faults)}>${values.get(name) ?? ''}</textarea>
${buildNotes(name, hint, faults)}`
}

/**
 * A labelled choice with its hint and its fault.
 * @param options pairs of value and text
 */
export function buildSelect(
  { values, faults }: Typed,
  { name, label, hint, options }: Field & { options: readonly (readonly [string, string])[] },
): Html {
  const chosen = values.get(name)
  return html`<label for="${name}">${label}</label>
<select id="${name}" name="${name}"${describe(name, hint, faults)}>${options.map(
    ([value, text]) =>
      html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`,
  )}</select>
${buildNotes(name, hint, faults)}`
}

/** Boxes of one name, of which any number is checked. */
export function buildChoices(
  { values, faults }: Typed,
  { name, label, hint, options }: Field & { options: readonly (readonly [string, string])[] },
): Html {
  const chosen = values.getAll(name)
  return html`<fieldset${describe(name, hint, faults)}><legend>${label}</legend>
${options.map(
  ([value, text]) =>
    html`<label class="choice"><input type="checkbox" name="${name}" value="${value}"${
      chosen.includes(value) ? html` checked` : ''
    }> ${text}</label>`,
)}
${buildNotes(name, hint, faults)}</fieldset>`
}

function describe(name: string, hint: string | undefined, faults: Typed['faults']): Html {
  const ids = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(faults.has(name) ? [`${name}-fault`] : []),
  ]
  return html`${ids.length === 0 ? '' : html` aria-describedby="${ids.join(' ')}"`}${
    faults.has(name) ? html` aria-invalid="true"` : ''
  }`
}

function buildNotes(name: string, hint: string | undefined, faults: Typed['faults']): Html {
  const fault = faults.get(name)
  return html`${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}${
    fault === undefined ? '' : html`<p class="fault" id="${name}-fault">${fault}</p>`
  }`
}

/** Status of a form that comes back with what was typed. */
export const faultyStatus = 422

/**
 * The form again, with what the API refused. What concerns no field of the form is said above it.
 * @param fields names of the form's fields
 * @param prefix where in the request the fields stand
 * @returns the alert and the form.
 * @throws what is no refusal
 */
export function toFaulty(
  thrown: unknown,
  form: URLSearchParams,
  fields: readonly string[],
  prefix = '',
): Faulty {
  if (!(thrown instanceof ApiError) || thrown.status >= 500 || thrown.code === 'not_found')
    throw thrown
  const faults = new Map<string, string>()
  for (const detail of thrown.details ?? []) {
    const { message } = detail
    const path = detail.path.startsWith(prefix) ? detail.path.slice(prefix.length) : detail.path
    const field = fields.find((name) => path === name || path.startsWith(`${name}.`))
    if (field !== undefined && !faults.has(field)) faults.set(field, `This ${message}.`)
  }
  const isAtFields = faults.size > 0
  const alert = isAtFields ? 'Please correct what is marked below.' : thrown.message
  return { alert, typed: { values: form, faults } }
}
