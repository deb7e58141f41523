import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';

/** A field that may be left out. Null means the same: no handler meets it, and defaults stand in for both. */
export const Optional = () =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }) => value ?? undefined),
  );
