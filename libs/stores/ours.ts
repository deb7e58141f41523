/** How a file is made that is for nobody else to read. */
export const OURS = 0o600;
