import { Module } from '@nestjs/common';
import { OwnEventsModule } from '../own-events/own-events.module';
import { FeedController } from './feed.controller';
import { MyAlmanacs } from './my-almanacs';

@Module({ imports: [OwnEventsModule], controllers: [FeedController], providers: [MyAlmanacs], exports: [MyAlmanacs] })
export class MyAlmanacModule {}
