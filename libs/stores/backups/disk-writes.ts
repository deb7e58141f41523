import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** Writes all bytes: a nearly full disk may accept only some of them without an error. */
export const writeFully = (handle: number, bytes: Uint8Array) => {
  for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written);
};

/** A new name in a folder survives a power cut only after the folder was synced. */
export const syncFolder = (folder: string) => {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};
