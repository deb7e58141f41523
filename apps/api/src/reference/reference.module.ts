import { Module } from '@nestjs/common';
import { Reference } from './reference';
import { ReferenceController } from './reference.controller';

@Module({ controllers: [ReferenceController], providers: [Reference] })
export class ReferenceModule {}
