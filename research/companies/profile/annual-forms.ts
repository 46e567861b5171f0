const annual: readonly string[] = ['10-K', '20-F', '40-F']

/** Whether a filing is an annual report of a company at home or abroad, or amends one. */
export function isAnnualForm(form: string): boolean {
  return annual.includes(form.replace(/\/A$/, ''))
}
