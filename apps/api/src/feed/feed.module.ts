import { Module } from '@nestjs/common';
import { FeedController } from './feed.controller';
import { Feeds } from './feeds';

@Module({ controllers: [FeedController], providers: [Feeds], exports: [Feeds] })
export class FeedModule {}
