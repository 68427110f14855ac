export { sha256 } from './checksums.ts';
export { linkText, textOfLink } from './link-text.ts';
export { MATCH } from './manifest.ts';
export { type Placed, placed } from './placed.ts';
export { isRefusal, isStop, type Problem } from './problem.ts';
export { type Limits, readZip, type ZipRead } from './read-zip.ts';
export { isRulesetFile, pathProblem } from './ruleset-file.ts';
export { RULESET_LIMITS } from './ruleset-limits.ts';
export { type ArchiveFile, zipOf } from './zip-of.ts';
