import { html } from 'hono/html'
import type { Content, Html } from '../page.ts'
import { buildIdentifiers, createFields } from './identifier-fields.ts'
import { type FieldName, kinds } from './parse-request.ts'
import { paths } from './state.ts'

type Form = {
  number: string
  /** What was typed. */
  form: URLSearchParams
  errors?: Partial<Record<FieldName, string>>
  hasMail: boolean
}

/** The page on which people say what is theirs. */
export function buildForm({ number, form, errors = {}, hasMail }: Form): Content {
  const fields = createFields(form, errors)
  const { typed, area } = fields
  const failed = Object.keys(errors).length > 0
  const body: Html = html`${failed ? html`<p role="alert" class="alert">Please look at the marked fields. What you typed is kept.</p>` : ''}
<p>This service researches public sources about people. Here you can ask about yourself. You need
no account. We answer within 30 days, for residents of California within 45, and may extend this
once.</p>
<form method="post" action="${paths.form}">
<input type="hidden" name="number" value="${number}">
<fieldset><legend>What do you ask for?</legend>
${Object.entries(kinds).map(
  ([kind, text]) =>
    html`<label class="choice"><input type="radio" name="kind" value="${kind}"${
      (typed('kind') || 'remove') === kind ? html` checked` : ''
    }> ${text}</label>`,
)}
</fieldset>
<fieldset><legend>What is yours?</legend>
<p class="hint">Give what applies; the rest stays empty.</p>
${buildIdentifiers(fields, {
  profiles: 'One on each line. You prove them with a code that you put there for a day.',
  email: hasMail ? 'You prove it with a code that we mail.' : '',
  username: 'To be believed at once, give the profile’s address above instead.',
})}
</fieldset>
${area('message', 'Anything else the operator should know', 'For corrections: what is wrong, and what is right.', 3)}
<label class="choice"><input type="checkbox" name="law" value="ccpa"${
    typed('law') === 'ccpa' ? html` checked` : ''
  }> I live in California</label>
<button>Send the request</button>
</form>
<h2>Look up a request</h2>
<form method="post" action="${paths.state}">
<label for="lookup">Number of the request</label>
<input id="lookup" name="number" required maxlength="40" autocomplete="off" spellcheck="false">
<button class="quiet">Show its state</button>
</form>
<h2>What happens, and what is kept</h2>
<p>What you prove takes effect at once: the service never researches it again, and what it had
stored, if anything, is erased within a minute from results, caches and conversations. What cannot
be proved here waits for the operator. The answer is the same whether or not anything was stored.</p>
<p>One thing is kept after a removal: the identifier itself, so that the service recognises and
leaves out what it finds of you later. The request is kept for 90 days after it is closed, to show
that it was answered; its record in the log names no identifier. You can complain to the data
protection authority where you live.</p>`
  return { kind: 'page', title: 'Your data in this service', body }
}
