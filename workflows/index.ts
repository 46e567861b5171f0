export { reconcile } from './reconcile.ts'
export { vin } from './vin.ts'
