import { operations } from '#libs/domain';

/** The stream of what operators did to this installation. */
export const DEEDS = `${operations.stream}-town`;
