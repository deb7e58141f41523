/** About 30 kB each. */
const MAX_PICTURES = 2_000;
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;

export class PictureCache {
  private readonly pictures = new Map<string, Buffer | null>();
  private bytes = 0;

  get(name: string): Buffer | null | undefined {
    const picture = this.pictures.get(name);
    if (picture === undefined) return undefined;
    this.pictures.delete(name);
    this.pictures.set(name, picture);
    return picture;
  }

  put(name: string, picture: Buffer | null) {
    this.pictures.set(name, picture);
    this.bytes += sizeOf(picture);
    for (const [longestAgo, dropped] of this.pictures) {
      if (this.pictures.size <= MAX_PICTURES && this.bytes <= MAX_PICTURE_BYTES) return;
      this.pictures.delete(longestAgo);
      this.bytes -= sizeOf(dropped);
    }
  }
}

const sizeOf = (picture: Buffer | null) => picture?.length ?? 0;
