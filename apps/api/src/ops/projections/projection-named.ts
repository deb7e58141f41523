import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';
import type { Projection } from '#libs/event-sourcing';
import { projections } from '#projections';

/** The projection that is named in an address. */
@Injectable()
export class ProjectionNamed implements PipeTransform<string, Projection<any>> {
  transform(name: string): Projection<any> {
    const found = projections.find((one) => one.name === name);
    if (!found) throw new NotFoundException('There is no projection of this name.');
    return found;
  }
}
