import { callerOf, namingCaller } from './caller';
import { type Config, readConfig } from './config';
import { openDeclaredPackage } from './declared-package';
import { openOwnRepository } from './own-repository';
import { type RegistryClient, registryClient } from './registry/registry-client';
import { openRepository, type Repository } from './repository';
import type { Terminal } from './terminal';

/** Everything outside of the program that a command uses. */
export interface Context {
  /** Working directory. */
  cwd: string;
  repository: Repository;
  config: Config;
  terminal: Terminal;
  registry: RegistryClient;
  /**
   * 1 after a negative result that was printed as such: a version that the gate refuses, a page with breaks.
   */
  exitCode: 0 | 1;
}

interface Surroundings {
  cwd: string;
  env: NodeJS.ProcessEnv;
  terminal: Terminal;
}

export function openContext({ cwd, env, terminal }: Surroundings): Context {
  const repository = openDeclaredPackage(cwd) ?? openOwnRepository(cwd) ?? openRepository(cwd);
  const config = readConfig(env, repository.root);
  return {
    cwd,
    repository,
    config,
    registry: registryClient(config),
    exitCode: 0,
    terminal: namingCaller(terminal, repository.caller ?? callerOf(env)),
  };
}
