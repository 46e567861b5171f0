/**
 * Parts of names of classes, ids and roles of what lies over a page or leads to others, as patterns
 * by kind.
 */
export const coverNames = {
  menus: 'menu|nav|drop-?down|drawer|off-?canvas',
  overlays: 'modal|dialog|overlay|popover|pop-?up|tooltip',
  tools: 'cart|search|filter',
  accounts: 'cookie|consent|login|sign-?(?:in|up)',
  choices: 'country|language|locale|currency',
}
