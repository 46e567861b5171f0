/** Pages that stand where sites have accounts, as patterns by what they are for. */
export const sitePages = {
  access: 'invite|join|log-?in|log-?out|register|signup|sign-up|validate\\w*',
  editing: 'do_\\w+|edit|new|settings',
  lists: 'albums|index|list|online|random|recent|search|me',
}
