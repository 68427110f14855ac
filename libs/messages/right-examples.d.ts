/** Examples of how it is right, by the code of the finding that is met where it is not. */
interface RightExamples {
    /** What every example is read together with. */
    readonly prelude: string;
    readonly byCode: ReadonlyMap<string, readonly string[]>;
}
export declare function rightExamples(markdown: string): RightExamples;
export {};
