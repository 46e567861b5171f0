/**
 * Prepares the vehicle dataset in a process of its own: minutes of a processor's time must not hold
 * up a Ctrl-C.
 */
import { createVehicleDataset } from '../../activities/vehicle/dataset.ts'
import { buildMessage } from '../../commands/build-message.ts'

process.once('disconnect', () => process.exit(1))
try {
  await createVehicleDataset(process.argv[2] ?? '')
  process.send?.({ done: true })
} catch (error) {
  process.send?.({ failed: buildMessage(error) })
}
process.disconnect()
