import { isObject } from '../../contract/fields/is-object.ts'
import {
  describeCoverage,
  describeSources,
  joinParts,
  renderList,
  toItems,
  toText,
  type Value,
} from './phrases.ts'

/** What a number says of a vehicle, with what to take care of first, and its model's recalls. */
export function renderVehicleMarkdown({ vehicle }: Value): string[] {
  if (!isObject(vehicle)) return []
  const engine = isObject(vehicle.engine) ? vehicle.engine : {}
  const facts = [
    ['Trim', toText(vehicle, 'trim')],
    ['Body', toText(vehicle, 'bodyClass')],
    ['Drive', toText(vehicle, 'drivetrain')],
    ['Fuel', toText(engine, 'fuelType')],
    ['Displacement in litres', toText(engine, 'displacementL')],
    ['Manufacturer', toText(vehicle, 'manufacturer')],
  ].filter(([, value]) => value !== '')
  const decode = isObject(vehicle.decode) ? vehicle.decode : {}
  const messages = Array.isArray(decode.messages) ? decode.messages.map(String) : []
  const summary = toText(vehicle, 'summary', 6_000)
  return [
    `# ${toText(vehicle, 'headline')} (${toText(vehicle, 'vin')})`,
    summary,
    facts.map(([name, value]) => `- ${name}: ${value}`).join('\n'),
    messages.filter((message) => !summary.includes(message.replace(/\.$/, ''))).join(' '),
    ...renderList('Recalls of this model and year', toItems(vehicle, 'recalls'), describeRecall),
    describeSources(vehicle),
    describeCoverage(vehicle),
  ]
}

function describeRecall(recall: Value): string {
  const which = joinParts([toText(recall, 'campaignNumber'), toText(recall, 'reportReceivedDate')])
  return `- ${which}: ${toText(recall, 'component')}`
}
