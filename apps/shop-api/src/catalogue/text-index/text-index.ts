import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TextIndex } from './indexed-catalogue';
import { NumberListsBuilder } from './number-lists';
import { readDocument } from './stored-document';

const NONE = new Uint32Array(0);
const NO_WEIGHTS = new Uint8Array(0);
/** Between two turns, requests are answered. */
const PRODUCTS_PER_TURN = 5000;

/** Collects the documents of products and turns them into lists of products for each lexeme. */
export class TextIndexBuilder {
  private readonly numbers = new Map<string, number>();
  /** For each product its lexemes as `number * 4 + weight`. */
  private readonly documents = new NumberListsBuilder();

  add(document: string): void {
    const entries: number[] = [];
    readDocument(document, (lexeme, weight) => entries.push(this.numberOf(lexeme) * 4 + weight));
    this.documents.add(entries);
  }

  private numberOf(lexeme: string): number {
    const known = this.numbers.get(lexeme);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    // A copy: a slice of the document would keep the whole document in memory.
    this.numbers.set(Buffer.from(lexeme).toString(), number);
    return number;
  }

  async build(order: Uint32Array): Promise<TextIndex> {
    const { numbers } = this;
    const documents = this.documents.build(order);
    const starts = new Uint32Array(numbers.size + 1);
    for (const entry of documents.values) starts[(entry >>> 2) + 1]!++;
    for (let number = 0; number < numbers.size; number++) starts[number + 1]! += starts[number]!;

    const products = new Uint32Array(documents.values.length);
    const weights = new Uint8Array(documents.values.length);
    const next = starts.slice();
    for (let product = 0; product < documents.count; product++) {
      for (const entry of documents.at(product)) {
        const at = next[entry >>> 2]!++;
        products[at] = product;
        weights[at] = entry & 3;
      }
      if (product % PRODUCTS_PER_TURN === 0) await nextTurn();
    }
    let sorted: readonly string[] | undefined;
    const range = <List extends Uint32Array | Uint8Array>(list: List, lexeme: string, none: List): List => {
      const number = numbers.get(lexeme);
      return number === undefined ? none : (list.subarray(starts[number], starts[number + 1]) as List);
    };
    return {
      products: (lexeme) => range(products, lexeme, NONE),
      weights: (lexeme) => range(weights, lexeme, NO_WEIGHTS),
      lexemesFrom(prefix) {
        // Sorted at the first use: only words that match nothing are searched by their beginning.
        sorted ??= [...numbers.keys()].sort();
        let at = firstFrom(sorted, prefix);
        const found: string[] = [];
        for (; sorted[at]?.startsWith(prefix); at++) found.push(sorted[at] as string);
        return found;
      },
    };
  }
}

function firstFrom(sorted: readonly string[], prefix: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
