/** What an entry affects, before it names anything. */
export const nothing = { operations: [], fields: [], headers: [], codes: [] }
/** An addition or a change ends nothing. */
export const lasting = {
  breaking: false,
  deprecation_date: null,
  sunset_date: null,
  replacement: null,
}
