import { operations } from '#libs/domain';

export const OPERATIONS_STREAM = `${operations.stream}-town`;
