import type { Db } from '../../../store/database/open.ts'

type Table = { name: string; oid: number; unlogged: boolean; partitions: string }

/**
 * The schema as text to review: what `\d` shows of each table of ours, in a fixed order and with
 * PostgreSQL's own words. Partitions are left out: they are alike, and each day has others.
 */
export async function dumpSchema(db: Db): Promise<string> {
  const { rows: tables } = await db.query<Table>(
    `select relname as name, oid, relpersistence = 'u' as unlogged,
       coalesce(' partition by ' || lower(pg_get_partkeydef(oid)), '') as partitions
     from pg_class
     where relkind in ('r', 'p') and not relispartition
       and relnamespace = 'public'::regnamespace and relname <> 'migrations'
     order by relname`,
  )
  const texts: string[] = []
  for (const { name, oid, unlogged, partitions } of tables) {
    const lines = [...(await columnsOf(db, oid)), ...(await constraintsOf(db, oid))]
    const indexes = (await indexesOf(db, oid)).map((index) => `${index};`)
    texts.push(
      [
        `create${unlogged ? ' unlogged' : ''} table ${name} (`,
        lines.map((line) => `  ${line}`).join(',\n'),
        `)${partitions};`,
        ...indexes,
      ].join('\n'),
    )
  }
  return `${texts.join('\n\n')}\n`
}

async function columnsOf(db: Db, table: number): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(
    `select a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
       || coalesce(' collate ' || quote_ident(c.collname), '')
       || case when a.attnotnull then ' not null' else '' end
       || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       left join pg_collation c on c.oid = a.attcollation and c.collname <> 'default'
     where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped
     order by a.attnum`,
    [table],
  )
  return rows.map(({ line }) => line)
}

/** Without those that only repeat `not null`, which PostgreSQL 18 lists and earlier ones do not. */
async function constraintsOf(db: Db, table: number): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(
    `select 'constraint ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
     where conrelid = $1 and contype <> 'n'
     order by contype = 'p' desc, conname`,
    [table],
  )
  return rows.map(({ line }) => line)
}

async function indexesOf(db: Db, table: number): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(
    `select replace(pg_get_indexdef(indexrelid), ' ON public.', ' ON ') as line from pg_index
     where indrelid = $1 and not exists (select 1 from pg_constraint where conindid = indexrelid)
     order by indexrelid::regclass::text`,
    [table],
  )
  return rows.map(({ line }) => line)
}
