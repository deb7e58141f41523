import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** The whole piece: a disk that is nearly full may take a part of it, and says so only by how much that was. */
export const writeWhole = (handle: number, piece: Uint8Array) => {
  for (let written = 0; written < piece.length; ) written += writeSync(handle, piece, written);
};

/** What is named in a folder is not there after a power cut until the folder is on the disk. */
export const syncFolder = (folder: string) => {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};
