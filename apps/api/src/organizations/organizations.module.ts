import { Global, Module } from '@nestjs/common';
import {
  AlsoCallOrganization,
  OfferFeedDefault,
  OfferSubcalendar,
  organization,
  RegisterOrganization,
  RenameOrganization,
  RenameSubOrganization,
} from '#libs/domain';
import { commandHandlers } from '../commands/command-handlers';
import { Directory } from './directory';
import { OrganizationNameClaims } from './organization-name-claims';
import { OrganizationsController } from './organizations.controller';

@Global()
@Module({
  controllers: [OrganizationsController],
  providers: [
    Directory,
    OrganizationNameClaims,
    ...commandHandlers(organization, [RegisterOrganization, RenameOrganization], OrganizationNameClaims),
    ...commandHandlers(organization, [AlsoCallOrganization, RenameSubOrganization, OfferSubcalendar, OfferFeedDefault]),
  ],
  exports: [Directory],
})
export class OrganizationsModule {}
