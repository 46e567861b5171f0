type PictureFault = 'image_missing' | 'image_too_many_pixels' | 'image_type'

/** Why bytes are no picture that this service reads. */
export class PictureError extends Error {
  override name = 'PictureError' as const
  readonly fault: PictureFault

  constructor(fault: PictureFault, options: ErrorOptions = {}) {
    super(fault, options)
    this.fault = fault
  }
}
