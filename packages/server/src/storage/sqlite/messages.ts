/** What the thread that holds the database is asked. */
export interface Query {
  readonly id: number
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** What came of it, or what was wrong. */
export type Done =
  | {
      readonly id: number
      readonly rows: unknown[]
      readonly changes?: number
      readonly lastInsertRowid?: number | bigint
    }
  | { readonly id: number; readonly message: string; readonly code: string | undefined }
