import { Module } from '@nestjs/common';
import { Assisted } from './assisted';

@Module({ providers: [Assisted], exports: [Assisted] })
export class AssistedModule {}
