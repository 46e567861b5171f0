import { html } from 'hono/html'
import { factKinds } from '../../research/safety/suppressions/suppression.ts'
import type { Html } from '../page.ts'
import type { FieldName } from './parse-request.ts'

type Fields = {
  /** What was typed into a field. */
  typed: (name: string) => string
  line: (name: FieldName, text: string, hint?: string, type?: string) => Html
  area: (name: FieldName, text: string, hint: string, rows: number) => Html
}

/** Fields that keep what was typed, each with its hint and with what is wrong with it. */
export function createFields(
  form: URLSearchParams,
  errors: Partial<Record<FieldName, string>>,
): Fields {
  const typed = (name: string) => form.get(name) ?? ''
  const label = (name: FieldName, text: string, hint: string) =>
    html`<label for="${name}">${text}</label>
${hint === '' ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
${errors[name] === undefined ? '' : html`<p class="alert" id="${name}-error">${errors[name]}</p>`}`
  const described = (name: FieldName, hint: string) => {
    const ids = [
      ...(hint === '' ? [] : [`${name}-hint`]),
      ...(errors[name] === undefined ? [] : [`${name}-error`]),
    ]
    return html`${ids.length === 0 ? '' : html` aria-describedby="${ids.join(' ')}"`}${
      errors[name] === undefined ? '' : html` aria-invalid="true"`
    }`
  }
  return {
    typed,
    line: (name, text, hint = '', type = 'text') =>
      html`${label(name, text, hint)}
<input id="${name}" name="${name}" type="${type}" value="${typed(name)}" maxlength="300" autocomplete="off"${described(name, hint)}>`,
    area: (name, text, hint, rows) =>
      html`${label(name, text, hint)}
<textarea id="${name}" name="${name}" rows="${rows}"${described(name, hint)}>${typed(name)}</textarea>`,
  }
}

type Hints = { profiles: string; email: string; username: string }

/** What identifies a person, each in a field that may stay empty. */
export function buildIdentifiers({ typed, line, area }: Fields, hints: Hints): Html {
  return html`${area('profiles', 'Addresses of profiles and pages', hints.profiles, 3)}
${line('email', 'E-mail address', hints.email, 'email')}
${line('phone', 'Phone number', 'With the country code, such as +49 30 901820.', 'tel')}
${line('username', 'Username', hints.username)}
<label for="platform">On which site? (may stay empty)</label>
<input id="platform" name="platform" value="${typed('platform')}" maxlength="80" autocomplete="off">
${line('name', 'Name', 'With one more fact: others have the same name.')}
<label for="fact_kind">The fact is</label>
<select id="fact_kind" name="fact_kind">${factKinds.map(
    (kind) =>
      html`<option value="${kind}"${
        (typed('fact_kind') || 'location') === kind ? html` selected` : ''
      }>${kind.replace('_', ' ').replace('url', 'address')}</option>`,
  )}</select>
${line('fact', 'The fact itself')}`
}
