import { Module } from '@nestjs/common';
import { ApiReference } from './api-reference';
import { ReferenceController } from './reference.controller';

@Module({ controllers: [ReferenceController], providers: [ApiReference] })
export class ReferenceModule {}
