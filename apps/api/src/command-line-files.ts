import 'reflect-metadata';

/*
 * What commands may use that run on the files of a town without the application. They import this file as `#api/files`, which is
 * loaded in a third of the time that `#api` takes.
 */

export * from './configured-stores';
export { Clock } from './settings/clock';
export { type Configuration, readConfiguration } from './settings/configuration';
