export { reconcile } from './reconcile.ts'
export { search } from './search.ts'
export { vin } from './vin.ts'
