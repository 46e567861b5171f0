import { type Vehicle, VinResult } from '../../contract/operations/vin.ts'
import { type Page, renderBlock, renderParagraph } from './page.ts'
import { renderSources } from './render-sections.ts'

/** A decoded vehicle; empty for what is none. */
export function renderVehicle(result: unknown, page: Page): string[] {
  const parsed = VinResult.safeParse(result)
  if (!parsed.success) return []
  const { vehicle } = parsed.data
  return [
    page.paint.bold(`${vehicle.headline}  ${vehicle.vin}`),
    ...renderParagraph(vehicle.summary, page),
    ...listFacts(vehicle).flatMap(([name, value]) =>
      value === null ? [] : renderParagraph(`${name}: ${value}`, page, '  '),
    ),
    ...renderBlock(
      'Notes',
      vehicle.decode.messages.flatMap((message) => renderParagraph(message, page, '  ')),
      page,
    ),
    ...renderBlock(
      'Recalls of this make, model and year',
      (vehicle.recalls ?? []).flatMap(({ campaignNumber, reportReceivedDate, component }) =>
        renderParagraph([campaignNumber, reportReceivedDate, component].join('  '), page, '  '),
      ),
      page,
    ),
    ...renderBlock('Sources', renderSources(vehicle.sources, page), page),
  ]
}

function listFacts({
  trim,
  series,
  bodyClass,
  drivetrain,
  transmission,
  engine,
  plant,
}: Vehicle): (readonly [string, string | null])[] {
  const said = (...parts: (string | null)[]) =>
    parts.filter((part) => part !== null && part !== '').join(', ') || null
  const cylinders = engine.cylinders === null ? null : `${engine.cylinders} cylinders`
  const litres = engine.displacementL === null ? null : `${engine.displacementL} l`
  return [
    ['Trim', trim],
    ['Series', series],
    ['Body', said(bodyClass)],
    ['Engine', said(cylinders, litres, engine.fuelType)],
    ['Drive', said(drivetrain, transmission)],
    ['Made in', said(plant.city, plant.state, plant.country)],
  ]
}
