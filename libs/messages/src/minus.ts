/** A number that was formatted, with a minus sign for the hyphen that formatters put before it. */
export const withMinus = (number: string): string => number.replace('-', '−');
