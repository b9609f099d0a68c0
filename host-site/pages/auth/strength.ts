import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Longer ones are strong by then, and take time. */
const MEASURED_LENGTH = 64;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess: 0 at once, 4 by nobody. */
export const strengthOf = (password: string) => zxcvbn.check(password.slice(0, MEASURED_LENGTH)).score;
