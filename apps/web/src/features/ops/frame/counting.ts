/** A number as it is read: '418,203'. Positions may be larger than numbers can be. */
export const counted = (many: number | string): string => BigInt(many).toLocaleString('en-US');

export const several = (many: number, one: string): string => `${counted(many)} ${many === 1 ? one : `${one}s`}`;
