import path from 'node:path'
import { keptFolder } from './run-folder.ts'

/** The vehicle dataset and the workflow bundle: the same for all files, kept between runs. */
export const testDataDir = path.join(keptFolder, 'people-research-service-test-data')
