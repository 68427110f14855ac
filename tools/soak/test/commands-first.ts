import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs the tests of commands before others that are shared: they take longest, and a long one last leaves a core idle. */
export class CommandsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const rank = ({ project, moduleId }: TestSpecification): number =>
  project.name.endsWith('alone') ? 0 : moduleId.includes('/apps/cli/') ? 1 : 2;
