/** Parts of paths of pictures that a site shows for itself or on all profiles, by kind. */
export const sitePictures = {
  marks: 'logo|favicon|banner|cover|sprite|thumb[-_]?site|\\.svg$',
  placeholders: 'default|placeholder|no[-_]?(?:avatar|photo|image|picture)|blank|anonymous',
  previews: 'share|social|og[-_]?image|opengraph',
}
