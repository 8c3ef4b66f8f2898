/** Lists of numbers in one typed array: millions of small arrays would take several times the memory. */
export class NumberLists {
  constructor(
    readonly values: Uint32Array,
    /** List `i` begins at `starts[i]` and ends before `starts[i + 1]`. */
    readonly starts: Uint32Array,
  ) {}

  get count(): number {
    return this.starts.length - 1;
  }

  at(index: number): Uint32Array {
    return this.values.subarray(this.starts[index], this.starts[index + 1]);
  }
}

const FIRST_SIZE = 1024;

export class NumberListsBuilder {
  private values = new Uint32Array(FIRST_SIZE);
  private readonly starts: number[] = [0];
  private used = 0;

  add(list: readonly number[]): void {
    if (this.used + list.length > this.values.length) {
      const larger = new Uint32Array(Math.max(this.values.length * 2, this.used + list.length));
      larger.set(this.values);
      this.values = larger;
    }
    this.values.set(list, this.used);
    this.used += list.length;
    this.starts.push(this.used);
  }

  /** The lists in the given order of their indices. */
  build(order: Uint32Array): NumberLists {
    const values = new Uint32Array(this.used);
    const starts = new Uint32Array(order.length + 1);
    let at = 0;
    order.forEach((index, place) => {
      const list = this.values.subarray(this.starts[index], this.starts[index + 1]);
      values.set(list, at);
      at += list.length;
      starts[place + 1] = at;
    });
    return new NumberLists(values, starts);
  }
}
