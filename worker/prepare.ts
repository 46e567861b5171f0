/**
 * Makes what a worker would otherwise make at its first start: the vehicle dataset and the workflow
 * bundles. The image runs it, so that its root file system can be read-only.
 */
import { createVehicleDataset } from '../activities/vehicle/dataset.ts'
import { buildWorkflowBundle } from './bundle.ts'

const [dataDir] = process.argv.slice(2)
if (dataDir === undefined) {
  console.error('usage: node worker/prepare.ts DATA_DIR')
  process.exit(2)
}
await createVehicleDataset(dataDir)
await buildWorkflowBundle(dataDir)
await buildWorkflowBundle(dataDir, { isTraced: true })
