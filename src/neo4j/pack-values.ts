/** Packs JavaScript values in the format of Bolt: https://neo4j.com/docs/bolt/current/packstream/ */
import neo4j from 'neo4j-driver';
import { CatalogError } from '../core/errors.js';

const NULL = 0xc0;
const FLOAT = 0xc1;
const FALSE = 0xc2;
const TRUE = 0xc3;
/** Markers of integers of 8, 16, 32 and 64 bits. */
const [INT_8, INT_16, INT_32, INT_64] = [0xc8, 0xc9, 0xca, 0xcb] as const;

/** The marker of up to 15 members contains their number. The others are followed by a number of 8, 16 and 32 bits. */
interface Markers {
  readonly tiny: number;
  readonly of8: number;
  readonly of16: number;
  readonly of32: number;
}
const TEXT: Markers = { tiny: 0x80, of8: 0xd0, of16: 0xd1, of32: 0xd2 };
const LIST: Markers = { tiny: 0x90, of8: 0xd4, of16: 0xd5, of32: 0xd6 };
const MAP: Markers = { tiny: 0xa0, of8: 0xd8, of16: 0xd9, of32: 0xda };

const FIRST_BYTES = 65_536;
/** A buffer that grew beyond this is not kept. */
const KEPT_BYTES = 4_194_304;
/** Most bytes of a marker with its number, and of a value that is no text. */
const MOST_BYTES = 9;
/** Up to this length, a loop over the characters is faster than a call of the encoder. */
const SHORT_TEXT = 24;
/** Of the 16-bit units that the length of a text counts, each takes at most this many bytes in UTF-8. */
const MOST_BYTES_PER_UNIT = 3;

export class ValuePacker {
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #length = 0;

  /**
   * Whole numbers become integers, but a list property must not mix integers with floats, so a list of numbers consists of integers only
   * if all of them are whole. A member without a value is left out.
   * @returns the bytes of the map, valid until the next call
   * @throws INTERNAL if a value has no form in Bolt, e.g. a function
   */
  pack(map: object): Buffer {
    if (this.#bytes.length > KEPT_BYTES) this.#bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
    this.#length = 0;
    this.#addMap(map);
    return this.#bytes.subarray(0, this.#length);
  }

  #add(value: unknown): void {
    if (typeof value === 'string') this.#addText(value);
    else if (typeof value === 'number') this.#addNumber(value);
    else if (value === null || value === undefined) this.#addByte(NULL);
    else if (typeof value === 'boolean') this.#addByte(value ? TRUE : FALSE);
    else if (typeof value === 'bigint') this.#addLongInteger(value);
    else if (typeof value !== 'object')
      throw new CatalogError('INTERNAL', `A parameter is a ${typeof value}`);
    else if (Array.isArray(value)) this.#addList(value);
    // From a library that builds statements itself.
    else if (neo4j.isInt(value)) this.#addLongInteger(value.toBigInt());
    else this.#addMap(value);
  }

  #addMap(map: object): void {
    const members = map as Readonly<Record<string, unknown>>;
    const keys = Object.keys(members);
    let size = 0;
    for (const key of keys) if (members[key] !== undefined) size += 1;
    this.#addSize(MAP, size);
    for (const key of keys) {
      const value = members[key];
      if (value === undefined) continue;
      this.#addText(key);
      this.#add(value);
    }
  }

  #addList(list: readonly unknown[]): void {
    this.#addSize(LIST, list.length);
    if (isFloatList(list)) for (const item of list) this.#addFloat(item);
    else for (const item of list) this.#add(item);
  }

  #addNumber(value: number): void {
    if (!Number.isSafeInteger(value)) this.#addFloat(value);
    else if (value >= -0x10 && value < 0x80) this.#addByte(value & 0xff);
    else if (value >= -0x80 && value < 0x80) {
      this.#addByte(INT_8);
      this.#addByte(value & 0xff);
    } else if (value >= -0x8000 && value < 0x8000) {
      this.#addByte(INT_16);
      this.#length = this.#bytes.writeInt16BE(value, this.#length);
    } else if (value >= -0x80000000 && value < 0x80000000) {
      this.#addByte(INT_32);
      this.#length = this.#bytes.writeInt32BE(value, this.#length);
    } else {
      this.#addByte(INT_64);
      const high = Math.floor(value / 0x100000000);
      this.#length = this.#bytes.writeInt32BE(high, this.#length);
      this.#length = this.#bytes.writeUInt32BE(value - high * 0x100000000, this.#length);
    }
  }

  #addLongInteger(value: bigint): void {
    this.#addByte(INT_64);
    this.#length = this.#bytes.writeBigInt64BE(value, this.#length);
  }

  #addFloat(value: number): void {
    this.#addByte(FLOAT);
    this.#length = this.#bytes.writeDoubleBE(value, this.#length);
  }

  #addText(text: string): void {
    this.#reserve(MOST_BYTES + MOST_BYTES_PER_UNIT * text.length);
    if (text.length <= SHORT_TEXT && this.#addShortText(text)) return;
    // The size precedes the bytes, but is known after them. Usually there is one byte per character.
    const start = this.#length;
    const guessed = start + sizeBytes(text.length);
    const size = this.#bytes.write(text, guessed);
    const first = start + sizeBytes(size);
    if (first !== guessed) this.#bytes.copyWithin(first, guessed, guessed + size);
    this.#addSize(TEXT, size);
    this.#length = first + size;
  }

  /** @returns false if a character has several bytes */
  #addShortText(text: string): boolean {
    const start = this.#length;
    this.#addSize(TEXT, text.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code >= 0x80) {
        this.#length = start;
        return false;
      }
      bytes[at++] = code;
    }
    this.#length = at;
    return true;
  }

  #addSize({ tiny, of8, of16, of32 }: Markers, size: number): void {
    if (size < 0x10) this.#addByte(tiny | size);
    else if (size < 0x100) {
      this.#addByte(of8);
      this.#bytes[this.#length++] = size;
    } else if (size < 0x10000) {
      this.#addByte(of16);
      this.#length = this.#bytes.writeUInt16BE(size, this.#length);
    } else {
      this.#addByte(of32);
      this.#length = this.#bytes.writeUInt32BE(size, this.#length);
    }
  }

  /** Also reserves room for a number that follows. */
  #addByte(byte: number): void {
    if (this.#length + MOST_BYTES > this.#bytes.length) this.#reserve(MOST_BYTES);
    this.#bytes[this.#length++] = byte;
  }

  #reserve(size: number): void {
    const needed = this.#length + size;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#bytes.length));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}

/** Returns the length of a marker with a size. */
function sizeBytes(size: number): number {
  if (size < 0x10) return 1;
  if (size < 0x100) return 2;
  return size < 0x10000 ? 3 : 5;
}

function isFloatList(list: readonly unknown[]): list is readonly number[] {
  if (typeof list[0] !== 'number') return false;
  return list.every((item) => typeof item === 'number') && list.some((item) => !Number.isSafeInteger(item));
}
