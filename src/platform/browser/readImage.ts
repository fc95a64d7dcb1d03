/**
 * An address under which this browser shows a picture that was chosen here; revoke it when it is no longer
 * shown. Throws for what is no picture or cannot be opened.
 */
export async function readImage(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new Error('Not a picture');
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return url;
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}
