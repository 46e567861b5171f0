import os from 'node:os'
import path from 'node:path'

/** The vehicle dataset and the workflow bundle: the same for all files, kept between runs. */
export const testDataDir = path.join(os.tmpdir(), 'people-research-service-test-data')
