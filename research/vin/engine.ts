import type { Engine } from '../../contract/operations/vin.ts'
import type { VehicleFacts } from './facts.ts'

/** The engine of a vehicle by its decoded facts. */
export function buildEngine(fact: VehicleFacts): Engine {
  return {
    cylinders: fact('cylinders'),
    displacementL: formatLitres(fact('displacementL')),
    fuelType: fact('fuelType'),
    fuelTypeSecondary: fact('fuelTypeSecondary'),
    displacementCC: roundValue(fact('displacementCC')),
    configuration: fact('configuration'),
    horsepower: fact('horsepower'),
    horsepowerTo: fact('horsepowerTo'),
    powerKW: fact('powerKW'),
    cycles: fact('cycles'),
    turbo: fact('turbo'),
    cooling: fact('cooling'),
    valveTrain: fact('valveTrain'),
    fuelInjection: fact('fuelInjection'),
    electrification: fact('electrification'),
    model: fact('engineModel'),
    manufacturer: fact('engineManufacturer'),
    otherInfo: fact('otherEngine'),
  }
}

/**
 * A unit conversion leaves digits beyond the submitted precision (2.998832712): more than three
 * decimals are rounded to one.
 */
function formatLitres(value: string | null): string | null {
  return value !== null && /\.\d{4,}$/.test(value) ? Number(value).toFixed(1) : value
}

function roundValue(value: string | null): string | null {
  return value !== null && /\.\d{3,}$/.test(value) ? String(Math.round(Number(value))) : value
}
