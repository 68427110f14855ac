// Made by make-wording.ts from wording/*.ftl; edit those.
export const findingsEn: string = `# Wording of findings. The id of \`area/word-more\` is \`area--word-more\`: the sentence says what is wrong, \`.hint\` what to
# do about it. \`.near\` is used instead of \`.hint\` where a similar name is known.

syntax--unexpected = { $ends ->
        [file] The file ends here,
        [part] Nothing comes after “{ $after }”,
        [line] The line ends after “{ $after }”,
       *[no] Here stands “{ $found }”,
    } but { $expected ->
        [expression] an expression
        [statement] a statement
        [type] a type
        [declaration] a declaration
        [name] a name
        [string] a text in quotation marks
        [number] a number
        [pattern] a pattern
        [field] a field
        [row] a row
        [cell] a cell
        [face] a face, which is a number or a name,
        [quantity] a word for how many, such as one, optional one, some, any or a number,
        [arm] an arm with its name
        [decision] decide, function or circle
        [circle] some, only or else
        [patch] a change
        [answer] an answer
        [preference] a pattern with its number
        [source] a book, its name and its title,
        [end] the end of the file
       *[other] “{ $expected }”
    } should come now.
    .hint = Something is missing before this place, or this does not belong here.
    .near = Did you mean “{ $near }”?
syntax--unclosed = This “{ $bracket }” is never closed.
    .hint = Add the bracket that closes it, where the part that it opens ends.
syntax--unterminated-string = This text has no closing quotation mark.
    .hint = A text ends on the line on which it begins; add “"” at its end.
syntax--long-number = “{ $number }” has more digits than a number keeps.
    .hint = Whole numbers go up to 9007199254740991; with decimals all digits together count.
syntax--unknown-character = The language has no character “{ $character }”.
    .hint = Remove it; inside quotation marks and comments any character may stand.
syntax--bidi-control = The invisible character { $character } changes the direction of the text after it.
    .hint = Remove it; with it, rules read differently from what they do.
syntax--too-deep = Brackets and blocks are nested too deeply here.
    .hint = Give inner parts names of their own, with a function or a procedure.
syntax--binary = This file does not contain text.
    .hint = Rules are text files in UTF-8; perhaps a picture or an archive has got a wrong name.
syntax--too-big = This file has { $size } characters and is not read; at most { $limit } are possible.
    .hint = Split it into several files: their order does not matter.

findings--more = This file has { $more } more findings, which are not listed.
    .hint = Mend those above first.

name--duplicate = “{ $name }” is declared twice.
    .hint = Rename one of the two, or remove it.
name--unknown = There is nothing named “{ $name }” here.
    .hint = Check the spelling, or declare it.
    .near = Did you mean “{ $near }”?
name--ambiguous = “{ $name }” can mean several things here: { $types }.
    .hint = Give the place a type, or rename one of the two.
name--initial = “{ $name }” begins with the wrong letter: names of types, kinds and dice begin with a capital, all others with a small letter.
    .hint = Write its first letter { $expected ->
            [capital] as a capital
           *[small] small
        }, here and wherever it is used.

name--shadow = “{ $name }” hides another local or parameter of the same name.
    .hint = Give this one a name of its own.

type--mismatch = This is { $found }, but { $expected } is needed here.
    .hint = Change the value, or the type that it is given to.
type--circle = The type “{ $name }” contains itself: { $path }.
    .hint = A type may only be made of types that are complete without it.
type--greedy = The comparison belongs to what is counted: it stands inside the “where” of the quantor before it.
    .hint = Put parentheses around the quantor, so that its result is compared.

call--circle = “{ $name }” calls itself: { $path }.
    .hint = Functions may not be circular; use a loop, or “decisions” for rules that depend on each other.
call--position = “{ $name }” asks or rolls, so its call must stand at the head of a line.
    .hint = Put it into a local of its own first: “let answer = …”.
call--arguments = “{ $name }” takes { $expected } arguments, but { $found } are given.
    .hint = Compare the call with the declaration.
effect--signature = “{ $name }” does not fit here: what is left open is { $found }, but it is called as { $expected }.
    .hint = The last parameters must take what they are called with; only the first ones are given in the cell.
effect--arguments = “{ $name }” is given { $found } arguments here instead of { $expected }.
    .hint = { $rest ->
            [none] Only the first parameters are given here.
           *[other] Only the first parameters are given here; the call brings { $rest }.
        }
effect--given = What “{ $name }” is given here is decided only in play.
    .hint = Give it numbers, members or constants; what a match decides comes with the call.
effect--loop = “{ $name }” could call itself: { $path }.
    .hint = A call of a value may mean everything that is named for it anywhere; let one of them do without that call.
effect--result = It is not said what these functions give back.
    .hint = Write the type of the result after a colon: “function(s: Side): bool”.
effect--listed = The values of { $type } cannot be gone through: they are what tables and rules happen to name.
    .hint = Go through the members that have such a value instead.

match--missing = Not every value has an arm: { $values } is left over.
    .hint = Add an arm for it, or “else”.
match--dead = This arm is never reached, because those before it take everything.
    .hint = Remove it, or move it up.
choice--label = This question needs a label.
    .hint = Name it, so that texts, recordings and tests can speak of it.
decisions--open = In “{ $name }” something depends on answers that are still open here, and would have to be known.
    .hint = Open answers go into truth values, numbers and sets; put it as a condition, a count or a set.
decisions--outside = “{ $name }” asks for answers of “{ $block }”, which are still being looked for here.
    .hint = Move “{ $name }” into the block, so that it is solved with it.
decisions--size = “{ $name }” would be more than { $most } questions at once.
    .hint = Give it fewer parameters, or smaller ones.
code--unreachable = What follows is never reached.
    .hint = Remove it, or move it before the statement that leaves.
function--effect = A function only looks; it cannot change anything.
    .hint = Make it a procedure, or move the change to where the function is called.
return--missing = “{ $name }” does not return a value on every way through.
    .hint = Add a “return”, or an “else” that has one.
pile--expected = { $name ->
        [none] Here stands no pile
       *[other] “{ $name }” is no pile
    }, but “put”, “draw” and “shuffle” need one.
    .hint = Name a pile, with its arguments; “random one of …” picks from any other set.
pile--kind = A pile holds members of one kind, not { $found }.
    .hint = Name a kind after “of”.
pile--unordered = “{ $name }” has no order, so “{ $word }” does nothing there.
    .hint = Declare the pile as “ordered”, or write “put … into”: from a pile without order everything is drawn by chance.
type--payload = { $type } cannot stand inside of a tag or record.
    .hint = What stands there is a number, a truth value, a member, a tag or a record; keep the rest in a place of its own.
type--unnamed = A record needs a name of its own.
    .hint = Declare it in a line of its own, “type Name = …”, and write the name here.
pool--size = A pool of { $size } members makes no sense here: it has 1 to { $limit }.
    .hint = Write how many members there can be at the same time.
pool--members = “{ $name }” has members that come and go, so { $what ->
        [table] a table cannot list them
        [seats] nobody can sit in their seats
        [state] no state can be kept for each of them
        [map] no stored map can have a value for each of them
       *[relation] no relation can join them
    }.
    .hint = { $what ->
        [table] Make them with “create” where the match begins.
        [seats] Give the seats to a kind whose members stand in a table.
       *[other] Keep it in a field of the pool: it comes and goes with its member.
    }
pool--expected = “{ $name }” is no pool: its members are neither made nor removed in play.
    .hint = Declare the kind as “pool n”; a member that stands in a table can have a field that says it is out of play.
pool--value = “{ $kind }” is made here without a value for “{ $field }”.
    .hint = Give one, “{ $field }: …”, or a default in the declaration of the kind.
pool--unnamed = This value does not say which field it is for.
    .hint = Write the name of the field in front of it; there are: { $fields }.

language--later = The language knows { $construct }, but this version cannot run it yet.
    .hint = Write it in another way for now.

table--missing-file = There is no table file “{ $path }”.
    .hint = Check the path: it is relative to the folder of the ruleset.
    .near = Did you mean “{ $near }”?
table--json = This table is no valid JSON: here stands { $found }, but { $expected } is needed.
    .hint = A table in JSON is a list of objects, one for each row.
table--csv = This table is no valid CSV: “{ $found }” has no closing quotation mark.
    .hint = Close the quotation mark; inside quotes a quotation mark is written twice.
table--cells = This row has { $found } cells, but the first line names { $expected } columns.
    .hint = Add or remove cells; a comma inside a cell needs quotation marks around the cell.
table--cell = “{ $found }” does not fit “{ $column }”: { $expected } is needed there.
    .hint = Change the value, or the type of “{ $column }” in the rules.
table--missing-column = The table lacks the column “{ $column }”.
    .hint = Add it, or give the field an initial value in the rules.
table--unknown-column = The table has a column “{ $column }”, but the kind has no such field.
    .hint = Remove the column, or declare the field.
    .near = Did you mean “{ $near }”?
table--id = This cannot be the name of a row.
    .hint = Names begin with a letter, consist of letters, digits and “_”, and stand in a table once.
table--schema = The derived schema expects { $expected ->
            [string] a text
            [number] a number
            [integer] a whole number
            [boolean] true or false
            [object] an object
            [array] a list
            [nothing] nothing
           *[other] { $expected }
        } { $path ->
            [top] at the top
           *[other] at “{ $path }”
        }, but { $found ->
            [nothing] there is nothing
           *[other] there is { $found }
        }.
    .hint = The reader of tables accepts this: please report it as a mistake in Sandtable, with the table.

format--json = This file is no valid JSON: here stands { $found }, but { $expected } is needed.
    .hint = Correct this place; the file is not used as long as it cannot be read.
format--value = { $path ->
            [top] At the top
           *[other] At “{ $path }”
        } stands { $found }, but { $expected ->
            [string] a text
            [number] a number
            [integer] a whole number
            [boolean] true or false
            [object] an object
            [array] a list
           *[other] { $expected }
        } is needed there.
    .hint = Correct the value; the file is not used as long as it does not fit.
format--missing = { $path ->
            [top] At the top
           *[other] At “{ $path }”
        } the entry “{ $key }” is missing.
    .hint = Add it.
format--unknown-key = There is no entry “{ $key }” at this place.
    .hint = Check the spelling, or remove it.

layout--alike = “{ $name }” and “{ $other }” have the same pattern, and { $sight ->
        [grey] in grey
        [protan] for eyes that are weak in red
        [deutan] for eyes that are weak in green
        [tritan] for eyes that are weak in blue
       *[plain] for everybody
    } their colours look alike (distance { $distance } of at least 20).
    .hint = Give one of them another pattern, or another colour.
layout--alike-there = “{ $name }” looks like it.
layout--missing = There is no file “{ $name }”, so the board is drawn without a layout.
    .hint = Make the file, or take the layout off the line.
    .near = Did you mean “{ $near }”?
layout--unknown = The rules have no { $sort ->
        [kind] kind
        [member] member
        [field] field
        [pile] pile
       *[relation] relation
    } “{ $name }”, so this is not drawn.
    .hint = Check the spelling, or remove the entry.
    .near = Did you mean “{ $near }”?

ruleset--id = “{ $name }” cannot be the name of a ruleset: it stands in addresses and names of files.
    .hint = Use letters from a to z, digits and single hyphens.
ruleset--missing = No file says which ruleset this is.
    .hint = Begin one file with: ruleset "my-game" version "1.0.0" language 1
ruleset--twice = The ruleset is declared twice.
    .hint = Keep one “ruleset” line.
expect--failed = { $sides ->
        [known] What is expected here is not true: { $left } on the left, { $right } on the right.
        [case] What is expected here is not true of { $case }.
       *[other] What is expected here is not true.
    }
    .hint = Correct the data, or the expectation.
internal--crash = The compiler itself has failed: { $message }.
    .hint = This is a mistake in Sandtable, not in your rules; please report it with the file that causes it.

fault--none = The match has ended in a fault that has no name.
fault--budget = The rules ran too long without coming to a question or an end.
    .hint = Look for a loop whose condition never becomes false.
fault--range = A value left the range of its type.
    .hint = Widen the type, or limit the value with “min” and “max”.
fault--only = “only” found no value, or more than one.
    .hint = Use “first” where none or several are possible.
fault--nothing-to-choose = A question came up to which there is no legal answer.
    .hint = Add “otherwise”, make it optional, or ask only if there is something to choose.
fault--unseated = A role is asked that no seat plays.
    .hint = Test “seated” first, or give the role to a seat in every layout.
fault--requires = A procedure was called although what it requires is not true.
    .hint = Test the requirement before the call.
fault--no-arm = A value came up for which “match” has no arm.
    .hint = Add an arm for it, or “else”.
fault--divide = Something was divided by zero.
    .hint = Test the divisor first.
fault--full = A pile, pool or list would hold more than it may.
    .hint = Look how many there are before, or raise “max” or the number after “pool”.
fault--circle = Answers of a block of decisions depend on each other, and none or several fit.
    .hint = Say in its “circle” what is to be done then, at least with a line “else -> all = false”.

example--fault = The example runs into a fault: { $fault }.
    .hint = Either the rules are wrong here, or the example begins with a state that they never reach.
example--unused = The answer for “{ $path }” is never asked for.
    .hint = Remove it, or check why the rules do not get there.
example--unanswered = The example has no answer for “{ $path }”, to which { $count } answers are possible.
    .hint = Add the answer; only questions with a single answer may be left out.
example--illegal = The answer for “{ $path }” is not legal. { $reasons }
    .hint = Correct the answer, or the rule that excludes it.
example--by = “{ $path }” is asked of { $asked }, not of the role the example names.
    .hint = Correct the role, or the rule that says who is asked.
example--accepted = The answer for “{ $path }” should be refused, but it is legal.
    .hint = Correct the example, or add the rule that excludes it.
example--reason = The answer for “{ $path }” is refused, but not because of “{ $expected }”: { $reasons }.
    .hint = Correct the reason in the example, or in the rules.
example--then = What should hold after the example does not: { $left } on the left, { $right } on the right.
    .hint = Correct the expectation, or the rules.
example--ending = { $result ->
        [on] The match goes on.
       *[other] The match ends differently: { $result ->
            [won] won
           *[drawn] drawn
        } by { $by }{ $because ->
            [none] .
           *[other] , because of “{ $because }”.
        }
    }
    .hint = Correct the expectation, or the rules.
example--unknown-reason = No “finish” in the rules gives the reason “{ $reason }”.
    .hint = Write the path of a reason, or its last word.
    .near = Did you mean “{ $near }”?
example--policy = The policy “{ $policy }” answers “{ $path }” with { $answer }, { $lines ->
        [none] because none of its lines takes anything that is offered.
       *[other] by line { $lines }.
    }
    .hint = Correct the example, or the policy.
example--policy-silent = { $why ->
        [no-part] No part of the policy “{ $policy }” speaks of “{ $path }” here.
       *[other] The policy “{ $policy }” comes to { $answer } for “{ $path }”, which is not legal.
    }
    .hint = A bot answers at random then. Extend the policy, or let the example answer without it.
example--no-policy = No policy holds the seat of whoever is asked for “{ $path }”.
    .hint = Choose a layout of seats with one, or name the policy in front of the path.

call--label = There is no parameter “{ $label }” at this place; “{ $expected }” stands there.
    .hint = Correct the label, or the order of the arguments.
call--not-callable = “{ $name }” is a value and cannot be called.
    .hint = Leave the parentheses out, or rename one of the two if a function of this name is meant.
name--call = “{ $name }” is a function or procedure; it needs parentheses with its arguments.
    .hint = Write “{ $name }(…)”.
pattern--never = A value of type { $type } is never { $pattern }.
    .hint = Remove this pattern, or correct it.
policy--role = Policies are for { $expected ->
        [none] roles, and there are no “seats”
       *[other] { $expected }, whose members are asked
    }, not for { $name }.
    .hint = Name the kind of the roles.
policy--choice = No question is called “{ $path }”.
    .hint = Questions are named by their procedure and their label: “turn/order”.
    .near = Did you mean “{ $near }”?
policy--arm = This is no arm of the menu; there are { $arms }.
    .hint = Begin a line with the name of an arm.
quantor--filter = A filter keeps members of one set, and here there are several.
    .hint = Say what the set is to hold: “{ $name } for { $name } in …”. A pair is a value of a type that you declare.
quantor--body = After “{ $quantor }” it must be said what of each member is meant.
    .hint = Add it after a colon.
quantor--no-body = “{ $quantor }” only looks at members; nothing may follow after the colon.
    .hint = Write the condition after “where”.
type--empty-set = The type of this empty set cannot be told.
    .hint = Give it to something that has a type: “let found: set of T = {"{}"}”.
type--fields = { $type } has no fields, so it has no “{ $field }”.
    .hint = Only members of kinds have fields; perhaps “none” must be excluded first.
type--grid = { $type } does not lie on a grid.
    .hint = Declare the kind with “on hexes” or “on squares”.
type--never-none = This is never “none”, so “otherwise” has no effect.
    .hint = Leave “otherwise” out.
type--divisor = Exact division needs a constant divisor other than zero.
    .hint = “div” divides by any number and rounds down.
type--order = Values of type { $type } have no order.
    .hint = Compare numbers, truth values or members; for sets ask with “in” and “has”.
type--set = A set is needed here, but this is { $found }.
    .hint = Write the set whose members are meant.

first = “{ $name }” stands here first.
this = “{ $name }” stands here.
also = Here as well.
fix--replace = Replace “{ $old }” by “{ $new }”
fix--remove = Remove “{ $what }”
fix--insert = Insert “{ $text }”
fix--arms = Add arms for { $values }
fix--close = Close the brace
fix--parentheses = Put parentheses around it
syntax--close-string = Close the text
syntax--remove-bidi = Remove the character

assign--constant = This belongs to the printed game and never changes.
    .hint = Declare the field with “state” if it changes in play.
assign--fixed = “{ $name }” was given its value once and for all.
    .hint = Introduce it with “var” if it is to change.
call--no-effect = This line looks something up and does nothing with it.
    .hint = Use the value, or call a procedure.
call--no-result = “{ $name }” returns nothing, but a value is needed here.
    .hint = Call it on a line of its own, or let it return something.
choice--by = It is not said who answers this question.
    .hint = Add “by” and a role.
code--break = “break” stands outside of any loop.
    .hint = Use “return” to leave a procedure.
die--empty = The die “{ $name }” has no faces.
    .hint = Name its faces, separated by “|”.
example--arm = This is no answer to a menu.
    .hint = Write one of its arms, with its arguments in parentheses: { $arms }.
example--label = No question or roll has the path “{ $path }”.
    .hint = Paths are made of the procedure and the label.
    .near = Did you mean “{ $near }”?
grid--twice = Two members lie on the cell { $cell }.
    .hint = Correct the coordinates of one of them.
grid--unknown = There is no grid “{ $found }”.
    .hint = There are: { $shapes }.
grid--which = { $count ->
        [0] No kind lies on such a grid.
       *[other] Several kinds lie on such a grid: { $kinds }.
    }
    .hint = { $count ->
        [0] Declare a kind with “on { $shape } …”.
       *[other] Say which is meant, for instance by the type of a local.
    }
drawing--line = A map does not know the line “{ $found }”.
    .hint = The head says how cells lie (“odd columns lower”), what they are called (“id h{"{"}column{"}"}{"{"}row{"}"}”) and where they come from; below “legend” stand signs with their values (“f  terrain: forest”), below “map” the drawing.
drawing--lacks = This map has no “{ $part }”.
    .hint = { $part ->
        [id] Say in the head what the cells are called: “id h{"{"}column{"}"}_{"{"}row{"}"}”.
        [legend] Say below a line “legend” what the signs mean: “f  terrain: forest”.
        [map] Draw the cells below a line “map”.
       *[other] Say in the head how the cells lie: “odd columns lower”, “even columns lower”, “odd rows right”, “even rows right” or “squares”.
    }
drawing--sign = The sign “{ $sign }” is not in the legend.
    .hint = Say in the legend what it means, or draw another sign.
drawing--unused = The sign “{ $sign }” of the legend is not drawn.
    .hint = Draw it, or remove it from the legend.
drawing--ragged = This line has { $found } { $found ->
        [one] sign
       *[other] signs
    }, the first one { $expected }.
    .hint = Draw all lines equally long. Where there is no cell, draw a sign that is “nothing” in the legend.
drawing--rows = This drawing has { $found } { $found ->
        [one] line
       *[other] lines
    }, the first one { $expected }.
    .hint = All drawings of a map show the same cells.
drawing--once = { $count ->
        [0] The sign “{ $sign }” is not drawn.
       *[other] The sign “{ $sign }” is drawn { $count } times.
    }
    .hint = The legend says that it is drawn once.
drawing--count = These are { $numbers } { $numbers ->
        [one] number
       *[other] numbers
    } for { $signs } { $signs ->
        [one] sign
       *[other] signs
    }.
    .hint = A range gives each sign of the line a number of its own.
drawing--grid = This is a drawing of { $found }, but the kind lies on { $expected }.
    .hint = Columns that lie lower belong to “hexes flat”, rows that lie further right to “hexes pointed”.
relation--alone = “{ $name }” is joined with nothing.
    .hint = Write “--” or “->” between the members that are joined.
relation--direction = Members of “{ $name }” are joined with “{ $expected }”.
    .hint = Use the same sign as the declaration.
relation--isolated = “{ $name }” is joined with nothing, though nearly all others are.
    .hint = Join it with another in the table of “{ $relation }”; if it is meant to lie alone, say so by “quiet”.
relation--no-default = The row leaves out “{ $field }”, which has no initial value.
    .hint = Add it to the row, or give it an initial value in the declaration.
relation--one-way = “{ $from }” leads to “{ $to }”, but not back, though nearly all other links of “{ $relation }” lead both ways.
    .hint = Add the way back; if this link is meant to lead one way, say so by “quiet”.
relation--sides = “{ $name }” joins both ways, so both sides must have the same type.
    .hint = Use “->” for a relation that has a direction.
return--no-result = A value is returned here, but no result is declared.
    .hint = Declare the type of the result after the parameters, or return nothing.
return--value = This “return” gives no value, but a result is declared.
    .hint = Write the value after “return”.
ruleset--language = These rules are written in version { $found } of the language; this is version { $expected }.
    .hint = Change the number in the “ruleset” line and see what is reported.
search--component = The states of a search cannot be told apart by “{ $name }”, which is { $type }.
    .hint = Components are numbers, truth values, members, unions, and sets of up to 4,096 values; the first is no set and has up to 65,536.
search--spent = The costs of “{ $name }” need smaller and smaller fractions, since they are made of “spent”.
    .hint = Divide “spent” by nothing, or use “div”.
seats--twice = The role { $role } sits on two seats of the same layout.
    .hint = Give each role to one seat.
state--no-initial = “{ $name }” has no initial value.
    .hint = Add “=” and the value a match begins with.
table--empty = This file is empty, and a table has at least a line with the names of its columns.
    .hint = Begin it with “id” and the names of the fields, divided by commas.
table--one-line = Columns and rows stand on one line here.
    .hint = Every row stands on a line of its own; the first names the columns.
table--header = A column of this table has no name.
    .hint = Every cell of the first line is the name of a field.
type--empty-range = The range { $low }..{ $high } is empty.
    .hint = The smaller number comes first.
type--not-in-state = Values of type { $type } cannot change in play.
    .hint = Keep it as a constant field, or use a type with named values.
type--step = The steps do not fit the range { $low }..{ $high }.
    .hint = Both ends must be reached in whole steps.
type--too-big = This type has { $size } values; at most { $limit } are possible here.
    .hint = Narrow it, or store the parts one by one.
type--twice = This part stands in the type twice.
    .hint = Remove one of them.
whenever--asks = A “whenever” block cannot ask anything.
    .hint = Note what is to be asked in a state, and ask in the course of play.

syntax--insert = Insert “{ $text }”
syntax--opened-here = “{ $bracket }” is opened here.
syntax--remove = Remove “{ $text }”
syntax--replace = Replace by “{ $text }”

type--map = A map is needed here, but this is { $found }.
    .hint = Only maps are read by a key in brackets.
map--one-key = A map has one key.
    .hint = For two keys write a map of maps: map a in A: map b in B: …
list--empty = What this empty list is a list of cannot be told.
    .hint = Give it to something that has a type: “var found: list of T max 9 = []”.
list--max = How long this list of { $type } may become is not said.
    .hint = Say it in its type, for instance “list of { $type } max { $size }”.
list--too-long = This list would have { $size } places; at most { $limit } are possible.
    .hint = Make it shorter, or take a set or a map.
map--key = { $type } cannot be the key of a map.
    .hint = A key is one value of a finite type with at most { $limit } values.
chance--how-many = Chance picks one, some, any, or so many of a set: not “{ $quant }”.
    .hint = { $quant ->
        [all] All of them is the set itself; a pile is mixed by “shuffle”.
       *[other] Say “0..1 of”, for one or none as likely.
    }
chance--by-several = Chance is nobody's answer: it cannot be “by” any one of several.
    .hint = Name one role, or leave out “by”.
choice--offered-wishes = Wishes are weighed over all that is legal, so nothing can be offered of it beside.
    .hint = Leave out “offering”, or make the wishes a condition: “such that”.
choice--wishes = Which answers meet most of these wishes is found by search.
    .hint = Many keys and candidates make a search slow; “some x in X where … and answer[x] == r” or “answer has r” without “such that” need none.
example--pairs = An assignment is either pairs of key and value, or the values alone in the order of the keys.
    .hint = Write (key, value) for each of them, or no keys at all.

audience--no-seats = Who may see something can only be said where there are roles.
    .hint = Declare who plays what: seats for Role {"{"} two {"{"} one {"{"}a{"}"} other {"{"}b{"}"} {"}"} {"}"}
audience--hidden = Who may see this depends on “{ $name }”, which not everyone may see itself.
    .hint = An audience reads what everyone sees: constants and state without “seen by”, and its own parameters.
audience--chance = What dice show is seen by all.
    .hint = Leave out “secret”; what chance is to hide is drawn from a pile that few may see.
audience--nothing-hidden = There is nothing to conceal in { $type }: everyone can tell these apart.
    .hint = Only constants with “seen by” hide which member is which.
leak--offer = { $proof ->
        [wrong] What is offered in “{ $label }” depends on “{ $name }”, which the one who is asked may not see
       *[unproved] What is offered in “{ $label }” depends on “{ $name }”, and it is not certain that the one who is asked may see that
    }.
    .hint = Ask only for what that role may see, or reveal it before; “sandtable simulate … --twins 100” looks for a position in which it shows.
leak--asked = { $proof ->
        [wrong] Whether “{ $label }” is asked depends on “{ $name }”, which the one who is asked may not see
       *[unproved] Whether “{ $label }” is asked depends on “{ $name }”, and it is not certain that the one who is asked may see that
    }.
    .hint = Ask in any case, or reveal it before.
leak--write = { $proof ->
        [wrong] “{ $place }” tells others what only some may see: “{ $name }”
       *[unproved] “{ $place }” may tell others what only some may see: “{ $name }”
    }.
    .hint = Reveal it before, or let only those see “{ $place }” who may see “{ $name }”.
hidden = “{ $name }” is read here.

together--nested = In a “simultaneously” nobody can wait for others again.
    .hint = Put the second one after the first.
together--by = In this “simultaneously” only { $name } can be asked.
    .hint = Write “by { $name }”, or ask the others before it or afterwards.
together--roles = Only { $expected } can be asked, but these are { $found }.
    .hint = Go through the roles, and find what belongs to each of them inside.
together--captured = “{ $name }” belongs to the outside and cannot be assigned while several answer at the same time.
    .hint = Write it into a state or a field, or make a variable of its own inside.
together--leaves = Nobody can leave a “simultaneously” with “return”: the others go on as well.
    .hint = Put what is to be left out into the branch of an “if”.
together--asks-nobody = Nobody is asked in this “simultaneously”.
    .hint = Write “for”, or ask something inside.
together--writes-before = Something is changed here while answers may still come.
    .hint = Move it after the last question: then all have answered.
together--calls-asking = Something is called in this “simultaneously” that asks as well.
    .hint = Questions must stand in the block itself.
asked = “{ $label }” may still be asked here.

text--message = The message “{ $id }” cannot be read, so its text is missing.
    .hint = A message is “name = text”; what stands in braces is a value, “{"{"} $count {"}"}”, or a selection, in which one variant has a star.
text--stray = “{ $found }” belongs to no message.
    .hint = Begin the line with “name =”, or with “#” if it is a note; the further lines of a message are indented.
text--open-brace = This brace is never closed, so no value is put in.
    .hint = Close it after the name of the value.
text--too-deep = Brackets, lists or quotations are nested too deeply here, so this text is not read.
    .hint = At most { $limit } levels are possible. Split the text, or close the brackets earlier.
text--duplicate = This text has a fragment “{ $id }” already.
    .hint = Name one of them differently: translations and references must know which is meant.
text--typed-number = “{ $number }” is typed in the text and does not change with the rules.
    .hint = Take the value from the rules, such as {"{"}constant.limit{"}"}; if none is meant, write {"{"}={ $number }{"}"}.
text--unknown-path = The rules have nothing named “{ $path }” that could be printed here.
    .hint = What texts can name looks like this: constant.limit, count.City, City.lyra.name; after “explains:” procedure/attack.
    .near = Did you mean “{ $near }”?

notation--type = { $sort ->
        [context] Values are written beside the member of a kind; this is { $found }
       *[values] Values of this type cannot be written as text: it is { $found }
    }.
    .hint = Give a { $sort ->
        [context] kind
       *[values] type with alternatives, such as type Order = hold | move(to: Town)
    }.
notation--no-file = There is no file with the patterns of “{ $file }”.
    .hint = Write one for at least one language, such as l10n/{ $file }.en.txt.
notation--line = This line is no pattern.
    .hint = Write KEY = SPELLING | SPELLING; a remark begins with “#”.
notation--unclosed = This “{ $bracket }” is never closed.
    .hint = Add the bracket that closes it; to write the sign itself, put “\\” before it.
notation--unknown = Nothing that is written as text is called “{ $name }”.
    .hint = Write a pattern for an alternative (Order.move), a member (Town.aria), a kind (Unit) or a question (turn/orders).
    .near = Did you mean “{ $near }”?
notation--parameter = The pattern has no value named “{ $name }” here.
    .hint = Name a part of what is written, or what it belongs to.
    .near = Did you mean “{ $near }”?
notation--missing = { $lang ->
        [de] In German
        [en] In English
       *[other] In one language
    } “{ $name }” has no pattern.
    .hint = Add a line { $name } = ….
notation--empty = Any line could be read as this spelling of “{ $name }”: all of it may be left out.
    .hint = Write a word or a value outside of brackets, or remove the spelling.
notation--unset = Without “{ $name }” what is read is not a whole value.
    .hint = Write {"{"}{ $name }{"}"} where it cannot be left out.
notation--alike = “{ $name }” can be written just like “{ $other }”.
    .hint = Change one of the two, so that a reader can tell them apart.

variant--place = A variant stands in the folder “variants”, not among the rules it changes.
    .hint = Move it to the file variants/NAME.sand, where NAME is its name.
variant--file = This file holds { $count ->
        [0] no variant
        [one] more than its variant
       *[other] { $count } variants
    }.
    .hint = Each file in “variants” holds one variant and nothing beside it; new declarations stand inside its braces.
variant--name = The variant is called “{ $name }”, but its file “{ $expected }”.
    .hint = A variant is found by the name of its file, so both must be the same.
file--unreadable = The file { $file } cannot be read.
    .hint = Everything else is checked without it. See who may read it, and whether another program holds it.
variant--missing = There is no variant “{ $name }”.
    .hint = A variant stands in the file variants/{ $name }.sand or variants/{ $name }.json of the ruleset.
    .near = Did you mean “{ $near }”?
variant--base = There is nothing called “{ $base }” to lay this over.
    .hint = A variant is one of the ruleset, “{ $ruleset }”, or of another of its variants.
variant--circle = These variants are variants of each other: { $path }.
    .hint = One of them must be a variant of the ruleset itself.
variant--range = “{ $range }” is no range of versions.
    .hint = Write ^1.0, ~1.2, 1.2.3, >=1.0 <2 or *.
variant--version = “{ $name }” is at version { $version }, but { $range } is wanted.
    .hint = Look whether the variant still fits, and widen its range.
variant--requires = “{ $variant }” needs “{ $name }” before it.
    .hint = Name both, in this order: GAME+{ $name }+{ $variant }.
variant--excludes = “{ $variant }” does not go with “{ $name }”.
    .hint = Leave one of them out.
variant--path = The base has nothing called “{ $path }”.
    .hint = Paths look like this: Town.arden, line.arden.lyra, procedure/step, expect/name.
    .near = Did you mean “{ $near }”?
variant--conflict = “{ $variant }” and “{ $other }” both change “{ $path }”, and only one of them can be right.
    .hint = Leave one of them out, or write a variant of one of them that does both.
variant--no-rows = No row of the base is picked by this condition.
    .hint = The condition is looked at on the base as a match begins, without any variant.
variant--original = The step that is replaced has no value, and takes nothing.
    .hint = Write original() as a statement of its own.
variant--moved = “{ $path }” has not moved: it is still there.
    .hint = “moved” says how something is called now that had another name in an earlier version of the base.
variant--text = The text of “{ $path }” cannot be read.
    .hint = A value stands in braces with a dollar sign, {"{"} $name {"}"}; each brace needs its other half.
variant--stale = { $then ->
        [none] “{ $path }” is not what this was written for
       *[other] “{ $path }” is not what this was written for: “{ $then }”
    }; now it is “{ $now }”.
    .hint = Look whether the variant is still right, and take over the new fingerprint; “sandtable stamp” does so.
variant--drift = “{ $path }” is another one inside than it was when this was written.
    .hint = The variant calls it as before; look whether it still means the same.
variant--other = “{ $variant }” changes it here.
variant--now = This is “{ $path }” now.
variant--patch = “{ $variant }” changes this here.

l10n--line = This line is not part of a catalogue, so it is not read: { $line }
    .hint = A line is a comment (#), or msgctxt, msgid or msgstr with a text in quotation marks; further lines of a text stand in quotation marks below it.
l10n--entry = { $what ->
    [twice] This entry has a second { $name }, so it is not used.
   *[missing] This entry has no { $name }, so it is not used.
}
    .hint = An entry is a msgid with the source and a msgstr with the translation, which may be empty.
l10n--encoding = { $what ->
    [other] This file is not in UTF-8, so nothing of it is read.
   *[signs] There are signs here that cannot be read: the file is not in UTF-8.
}
    .hint = Save it again as UTF-8; in Poedit this is “Catalogue properties”.
l10n--charset = The header says “{ $told }”, but the file is read as UTF-8.
    .hint = If the words look right here, only the header is wrong. Other tools read the file by it.
l10n--bom = The file begins with a mark of its encoding, with which GNU gettext cannot read it.
    .hint = Save it as UTF-8 without such a mark (BOM).
l10n--head = This catalogue has no header, so other tools do not know its language and its encoding.
    .hint = A header is an entry with an empty msgid; “sandtable l10n merge” writes one, too.
l10n--escape = “{ $sign }” means nothing in a catalogue.
    .hint = A backslash itself is written twice; line ends are \\n, quotation marks \\".
l10n--plural-forms = The language has { $wanted } plural forms, and a text of “{ $fragment }” has { $found }.
    .hint = Texts of the rules have no plural forms; use one msgid and one msgstr. Forms of other catalogues are as many as “nplurals” in the header says.
text--empty = There is nothing in this file.
    .hint = Remove it, or write into it what it is for.
text--reviewed = { $what ->
    [twice] For “{ $line }” there are two lines that differ; the first one holds.
   *[line] This line does not say what was reviewed: { $line }
}
    .hint = Take the line away; “sandtable l10n review” writes the others.
fix--head = Write a header
fix--bom = Take the mark away
fix--remove-entry = Take this entry out
l10n--language = The header says “{ $told }”, the name of the file says “{ $lang }”.
    .hint = Write “Language: { $lang }” into the header, or give the file the name of its language.
l10n--duplicate = This text of “{ $fragment }” is translated twice.
    .hint = Keep one of the entries.
l10n--plural = Texts of the rules have no plural forms, so this one of “{ $fragment }” is not used.
    .hint = Use one msgid and one msgstr; where a number changes the sentence, the source is written as two.
l10n--unknown-text = 
    { $known ->
        [true] The source has another text in “{ $fragment }” now, so this translation is not used.
       *[false] The source has no “{ $fragment }”, so this translation is not used.
    }
    .hint = “sandtable l10n merge” brings the catalogue up to the source; nothing is lost by it.
    .near = Is “{ $near }” meant?
l10n--lost = 
    { $what ->
        [link] The link to “{ $name }” is missing in the translation.
        [mark] “{ $name }” is missing in the translation.
       *[value] The value “{ $name }” is missing in the translation.
    }
    .hint = 
        { $what ->
            [link] Write [words]({ $name }).
            [mark] The translation marks the same as the source.
           *[value] Write {"{"}{ $name }{"}"} where the number or name belongs.
        }
l10n--invented = 
    { $what ->
        [link] The source has no link to “{ $name }”.
        [literal] “{ $name }” is written so in the source alone, and GNU gettext takes it for a mistake here.
        [mark] The source has no “{ $name }”.
       *[value] The source has no value “{ $name }”.
    }
    .hint = { $what ->
        [literal] In a catalogue a number that is meant as it stands is a word like any other: leave the braces out.
       *[value] Values and links are copied from the source, letter by letter.
    }
l10n--typed-number = “{ $number }” is typed in the translation and does not change with the rules.
    .hint = Take the value that the source takes.
l10n--style = 
    { $what ->
        [end] The translation of a text of “{ $fragment }” ends with another sign than the source.
        [doubled] A word stands twice in a translation of “{ $fragment }”.
        [quotes] The quotation marks in a translation of “{ $fragment }” are those of another language.
        [direction] In a translation of “{ $fragment }” a sign turns the direction of writing and is not closed.
        [space] In a translation of “{ $fragment }” a line may break between a number and its unit, or before a sign.
       *[copied] A text of “{ $fragment }” is the same in both languages.
    }
    .hint = Have a look whether this is meant.
l10n--stale = A text of “{ $fragment }” has changed since it was translated; until somebody looks at it, the source is printed.
    .hint = What it was is the line “#| msgid”. When the translation is right, take away “fuzzy”.
l10n--untranslated = { $count } of { $all } texts are not translated yet.
    .hint = Until then the source is printed in their place.
text--rule-changed = “{ $part }” has changed since the text of “{ $fragment }” was last looked at.
    .hint = Read it again, and mend it if it is not true any more; then say that it fits: here, or by “sandtable l10n review GAME { $fragment }”.
l10n--xliff = { $what ->
    [broken] This is no whole XML, so nothing of it is used.
    [deep] Elements are nested too deeply here, so nothing of the file is used.
   *[version] This is not XLIFF 2, so nothing of it is used.
}
    .hint = Ask for the file in XLIFF 2.0 or 2.1; “sandtable l10n xliff” writes one to start from.
term--column = “{ $name }” is no column of a term base.
    .hint = Columns are id, word, gender, article, the forms gen, dat, acc, pl, pl-gen, pl-dat, pl-acc, and max, also, note, never.
    .near = Did you mean “{ $near }”?
term--no-column = The term base has no column “{ $name }”.
    .hint = The first line names the columns: id,word,gender,…
term--empty = In this line “{ $column }” is empty, so it is not used.
    .hint = Every term has an id such as City.lyra, and a word.
term--gender = “{ $word }” has no gender that this language knows.
    .hint = One of: { $known }; p says that there is no singular.
term--plural = The plural of “{ $word }” cannot be told from the word.
    .hint = Write it into the column pl, or “-” if there is none; a name without an article has “none” in the column article.
term--unknown = The rules have no “{ $id }”.
    .near = Did you mean “{ $near }”?
    .hint = What only the text speaks of is called concept/NAME.
term--missing = This language lacks terms that another one has ({ $count }): { $names }
    .hint = Add what it is called in this language.
term--form = “{ $words }” holds no form of “{ $word }” ({ $id }).
    .near = Did you mean “{ $near }”?
    .hint = Use the word of the term base, or add these words there in the column also.
term--forbidden = In this game it is “{ $word }”, not “{ $found }”.
    .hint = The term base says so under { $id }.
term--twice = “{ $word }” is said by the term base ({ $id }) and here; what is said here holds.
    .hint = Leave it out here, so that the word stands in one place.
text--function = There is no function “{ $name }”; the message “{ $id }” shows it as text.
    .hint = There are NUMBER, DATETIME, TERM and GENUS.
    .near = Did you mean “{ $near }”?
text--reference = “{ $id }” refers to “{ $name }”, which this language does not have.
    .near = Did you mean “{ $near }”?
text--variable = “{ $name }” is not given to the message “{ $id }”.
    .near = Did you mean “{ $near }”?
    .hint = It is given what its place in the rules names, and every constant as $constant_NAME.
text--variant = { $what ->
    [lost] The selection in “{ $id }” lacks the case “{ $key }”.
   *[other] The case “{ $key }” in “{ $id }” does not exist in this language ({ $lang }).
}
    .hint = There are: { $known }.
text--cycle = “{ $id }” contains itself: { $names }
    .hint = One of the messages has to stand by itself.
text--said-twice = “{ $id }” is there twice; the later one holds.
    .hint = Leave one of the two out.
text--unused = Nothing in these rules asks for the message “{ $id }”.
    .near = Did you mean “{ $near }”?
    .hint = Leave it out, or mend its name.
text--not-said = In this language ({ $lang }) messages are missing that another one has ({ $count }): { $names }
    .hint = Write them; otherwise the path is shown there, or a text in another language.
fix--remove-message = Leave the message out
l10n--glossary = This table has no column id, or none for a language, so nothing is taken.
    .hint = “sandtable l10n glossary GAME fr --format csv” writes one that can be taken back.

# Findings that a ruleset does not want to be told.
quiet--unknown = There is no finding “{ $code }”.
    .hint = Copy the code as it stands beside the finding, such as “text/unused”.
quiet--reason = It is not said why “{ $code }” is not to be told.
    .hint = Write the reason after “because”; whoever reads this later will ask for it.
quiet--unused = Nothing here is found as “{ $code }” any more.
    .hint = Remove the silence, so that it does not hide something else later.
quiet--kept = This silence does not count here: errors are always told.
text--number = “{ $value } { $found }”: { $path } is { $value } here, and the word says { $wanted ->
        [sg] that there are several
       *[pl] that there is one
    }.
    .hint = Say it so that it fits whatever the value is: in two sentences, or without counting.
text--style = { $what ->
    [doubled] A word stands twice here.
    [direction] A sign here turns the direction of writing and is not closed.
    [quotes] These quotation marks are those of another language.
   *[space] A line may break here, between a number and its unit or before a sign.
}
    .hint = Have a look whether this is meant.
fix--spaces = Put narrow spaces that do not break
fix--set = Set it right
fix--plain-number = Write the number without braces
fix--looked-at = The text of “{ $fragment }” was read and fits
text--outside = This stands in no fragment, so it is not printed.
    .hint = A fragment begins with a heading that has an id: “# Title {"{"}#id{"}"}”.
variant--one-language = “{ $path }” is worded here in { $said } alone, and not in { $missing }.
    .hint = Write it in the other languages, too; until then they say what the rules say without this variant, or nothing.
l10n--term = The source says “{ $found }”, which is “{ $word }” in this language ({ $id }); the translation says it in another way.
    .hint = Use a form of “{ $word }”, or write into the column “also” of the term base what may stand for it.
text--too-long = “{ $id }” has { $length } signs in this language ({ $lang }), and there is room for { $max }.
    .hint = Find a shorter word, or say in “max” that there is more room.
text--max = The number of signs for “{ $id }” is no whole number above 0.
    .hint = Write how many signs have room in the place that shows the text.
l10n--not-taken = “{ $column }” of “{ $id }” is another one here, but the term base has no cell for it.
    .hint = Give the term base a column “{ $column }”, with a cell in this line, and take the table in again.
note--unknown = The rules have nothing named “{ $part }” that this thread could be about.
    .hint = Write the name of the rule as it is called today, such as procedure/strike, or settle the thread.
    .near = Did you mean “{ $near }”?
note--changed = “{ $part }” has been changed since this thread was begun.
    .hint = Read the thread again: it may be answered by now. If what it says still holds, say so; otherwise answer or settle it.
note--line = This line belongs to no thread: { $line }
    .hint = A thread begins with a heading such as “## procedure/strike”; below it each line begins with “- ”, and lines that go on with one are indented.
fix--still-holds = What is noted at “{ $part }” still holds
`;
export const findingsDe: string = `# Wortlaut der Befunde. Die Kennung von \`bereich/wort-mehr\` ist \`bereich--wort-mehr\`: Der Satz sagt, was falsch ist,
# \`.hint\`, was zu tun ist. \`.near\` steht statt \`.hint\`, wo ein ähnlicher Name bekannt ist.

syntax--unexpected = { $ends ->
        [file] Hier endet die Datei,
        [part] Nach „{ $after }“ kommt nichts,
        [line] Nach „{ $after }“ endet die Zeile,
       *[no] Hier steht „{ $found }“,
    } erwartet wird aber { $expected ->
        [expression] ein Ausdruck
        [statement] eine Anweisung
        [type] ein Typ
        [declaration] eine Vereinbarung
        [name] ein Name
        [string] ein Text in Anführungszeichen
        [number] eine Zahl
        [pattern] ein Muster
        [field] ein Feld
        [row] eine Zeile
        [cell] eine Zelle
        [face] eine Seite des Würfels, eine Zahl oder ein Name
        [quantity] ein Wort für wie viele, etwa one, optional one, some, any oder eine Zahl
        [arm] ein Zweig mit seinem Namen
        [decision] decide, function oder circle
        [circle] some, only oder else
        [patch] eine Änderung
        [answer] eine Antwort
        [preference] ein Muster mit seiner Nummer
        [source] ein Buch, sein Name und sein Titel
        [end] das Ende der Datei
       *[other] „{ $expected }“
    }.
    .hint = Vor dieser Stelle fehlt etwas, oder dies gehört nicht hierher.
    .near = Ist „{ $near }“ gemeint?
syntax--unclosed = Diese Klammer „{ $bracket }“ wird nie geschlossen.
    .hint = Ergänze die schließende Klammer am Ende des Teils, den sie öffnet.
syntax--unterminated-string = Diesem Text fehlt das schließende Anführungszeichen.
    .hint = Ein Text endet in der Zeile, in der er beginnt; ergänze „"“ an seinem Ende.
syntax--long-number = „{ $number }“ hat mehr Ziffern, als eine Zahl behält.
    .hint = Ganze Zahlen gehen bis 9007199254740991; mit Nachkommastellen zählen alle Ziffern zusammen.
syntax--unknown-character = Das Zeichen „{ $character }“ kennt die Sprache nicht.
    .hint = Entferne es; in Anführungszeichen und Kommentaren darf jedes Zeichen stehen.
syntax--bidi-control = Das unsichtbare Zeichen { $character } ändert die Schreibrichtung des Textes dahinter.
    .hint = Entferne es; mit ihm lesen sich Regeln anders, als sie wirken.
syntax--too-deep = Klammern und Blöcke sind hier zu tief verschachtelt.
    .hint = Gib inneren Teilen eigene Namen, mit einer Funktion oder Prozedur.
syntax--binary = Diese Datei enthält keinen Text.
    .hint = Regeln sind Textdateien in UTF-8; vielleicht trägt ein Bild oder Archiv einen falschen Namen.
syntax--too-big = Diese Datei hat { $size } Zeichen und wird nicht gelesen; möglich sind höchstens { $limit }.
    .hint = Teile sie in mehrere Dateien auf: Auf deren Reihenfolge kommt es nicht an.

findings--more = Diese Datei hat noch { $more } Befunde, die nicht aufgeführt sind.
    .hint = Behebe zuerst die genannten.

name--duplicate = „{ $name }“ ist zweimal vereinbart.
    .hint = Benenne eines davon um oder entferne es.
name--unknown = Hier gibt es nichts, das „{ $name }“ heißt.
    .hint = Prüfe die Schreibweise, oder vereinbare es.
    .near = Ist „{ $near }“ gemeint?
name--ambiguous = „{ $name }“ kann hier mehreres bedeuten: { $types }.
    .hint = Gib der Stelle einen Typ, oder benenne eins von beiden um.
name--initial = „{ $name }“ beginnt mit dem falschen Buchstaben: Namen von Typen, Arten und Würfeln beginnen groß, alle anderen klein.
    .hint = Schreib den ersten Buchstaben { $expected ->
            [capital] groß
           *[small] klein
        }, hier und überall, wo der Name steht.

name--shadow = „{ $name }“ verdeckt einen anderen lokalen Namen oder Parameter.
    .hint = Gib diesem einen eigenen Namen.

type--mismatch = Das ist { $found }, gebraucht wird hier aber { $expected }.
    .hint = Ändere den Wert oder den Typ, dem er gegeben wird.
type--circle = Der Typ „{ $name }“ enthält sich selbst: { $path }.
    .hint = Ein Typ darf nur aus Typen bestehen, die ohne ihn vollständig sind.
type--greedy = Der Vergleich gehört zu dem, was gezählt wird: Er steht im „where“ des Quantors davor.
    .hint = Setze Klammern um den Quantor, damit sein Ergebnis verglichen wird.

call--circle = „{ $name }“ ruft sich selbst auf: { $path }.
    .hint = Funktionen dürfen keinen Kreis bilden; nimm eine Schleife, oder „decisions“ für Regeln, die voneinander abhängen.
call--position = „{ $name }“ fragt oder würfelt; der Aufruf muss deshalb am Anfang einer Zeile stehen.
    .hint = Gib das Ergebnis zuerst einem eigenen Namen: „let antwort = …“.
call--arguments = „{ $name }“ nimmt { $expected } Argumente, angegeben sind aber { $found }.
    .hint = Vergleiche den Aufruf mit der Vereinbarung.
effect--signature = „{ $name }“ passt hier nicht: Offen bleibt { $found }, aufgerufen wird es aber als { $expected }.
    .hint = Die letzten Parameter müssen nehmen, womit aufgerufen wird; nur die ersten stehen in der Zelle.
effect--arguments = „{ $name }“ bekommt hier { $found } Argumente statt { $expected }.
    .hint = { $rest ->
            [none] Hier stehen nur die ersten Parameter.
           *[other] Hier stehen nur die ersten Parameter; der Aufruf bringt { $rest } mit.
        }
effect--given = Was „{ $name }“ hier bekommt, entscheidet sich erst im Spiel.
    .hint = Gib Zahlen, Mitglieder oder Konstanten an; was eine Partie entscheidet, kommt beim Aufruf dazu.
effect--loop = „{ $name }“ könnte sich selbst aufrufen: { $path }.
    .hint = Der Aufruf eines Wertes kann alles meinen, was irgendwo dafür genannt ist; lass eines davon ohne diesen Aufruf auskommen.
effect--result = Was diese Funktionen zurückgeben, ist nicht gesagt.
    .hint = Schreibe den Typ des Ergebnisses hinter einen Doppelpunkt: „function(s: Side): bool“.
effect--listed = Die Werte von { $type } lassen sich nicht durchgehen: Es sind die, die Tabellen und Regeln gerade nennen.
    .hint = Geh stattdessen die Mitglieder durch, die einen solchen Wert haben.

match--missing = Nicht jeder Wert hat einen Zweig: { $values } bleibt übrig.
    .hint = Ergänze einen Zweig dafür, oder „else“.
match--dead = Dieser Zweig wird nie erreicht, weil die davor schon alles nehmen.
    .hint = Entferne ihn oder rücke ihn nach oben.
choice--label = Diese Frage braucht einen Namen.
    .hint = Benenne sie, damit Texte, Aufzeichnungen und Prüfungen von ihr sprechen können.
decisions--open = In „{ $name }“ hängt etwas an Antworten, die hier noch offen sind, und müsste bekannt sein.
    .hint = Offene Antworten gehen in Wahrheitswerte, Zahlen und Mengen ein; fasse es als Bedingung, Anzahl oder Menge.
decisions--outside = „{ $name }“ fragt nach Antworten von „{ $block }“, die hier erst gesucht werden.
    .hint = Stelle „{ $name }“ in den Block, damit es mit ihm gelöst wird.
decisions--size = „{ $name }“ wären mehr als { $most } Fragen auf einmal.
    .hint = Gib weniger Parameter, oder kleinere.
code--unreachable = Was hier folgt, wird nie erreicht.
    .hint = Entferne es oder stelle es vor die Anweisung, die hinausführt.
function--effect = Eine Funktion sieht nur hin; sie kann nichts verändern.
    .hint = Mach eine Prozedur daraus, oder verlege die Änderung dorthin, wo die Funktion aufgerufen wird.
return--missing = „{ $name }“ gibt nicht auf jedem Weg einen Wert zurück.
    .hint = Ergänze ein „return“, oder ein „else“, das eines hat.
pile--expected = { $name ->
        [none] Hier steht kein Stapel
       *[other] „{ $name }“ ist kein Stapel
    }; „put“, „draw“ und „shuffle“ brauchen einen.
    .hint = Nenne einen Stapel mit seinen Argumenten; „random one of …“ wählt aus jeder anderen Menge.
pile--kind = Ein Stapel enthält Mitglieder einer Art, nicht { $found }.
    .hint = Nenne hinter „of“ eine Art.
pile--unordered = „{ $name }“ hat keine Reihenfolge, deshalb bewirkt „{ $word }“ dort nichts.
    .hint = Vereinbare den Stapel als „ordered“, oder schreibe „put … into“: Aus einem Stapel ohne Reihenfolge wird immer zufällig gezogen.
type--payload = { $type } kann nicht in einer Marke oder einem Verbund stehen.
    .hint = Dort steht eine Zahl, ein Wahrheitswert, ein Mitglied, eine Marke oder ein Verbund; den Rest bewahre an einem eigenen Ort auf.
type--unnamed = Ein Verbund braucht einen eigenen Namen.
    .hint = Vereinbare ihn in einer eigenen Zeile, „type Name = …“, und schreibe hier den Namen.
pool--size = Ein Vorrat von { $size } Mitgliedern ergibt hier keinen Sinn: Er hat 1 bis { $limit }.
    .hint = Schreibe, wie viele Mitglieder es zugleich geben kann.
pool--members = „{ $name }“ hat Mitglieder, die kommen und gehen; deshalb { $what ->
        [table] kann keine Tabelle sie aufzählen
        [seats] kann niemand auf ihren Plätzen sitzen
        [state] kann kein Zustand für jedes von ihnen aufbewahrt werden
        [map] kann keine aufbewahrte Zuordnung einen Wert für jedes von ihnen haben
       *[relation] kann keine Beziehung sie verbinden
    }.
    .hint = { $what ->
        [table] Erzeuge sie mit „create“, wo die Partie beginnt.
        [seats] Gib die Plätze einer Art, deren Mitglieder in einer Tabelle stehen.
       *[other] Bewahre es in einem Feld des Vorrats auf: Es kommt und geht mit seinem Mitglied.
    }
pool--expected = „{ $name }“ ist kein Vorrat: Seine Mitglieder werden im Spiel weder erzeugt noch entfernt.
    .hint = Vereinbare die Art mit „pool n“; ein Mitglied, das in einer Tabelle steht, kann ein Feld haben, das sagt, dass es aus dem Spiel ist.
pool--value = „{ $kind }“ wird hier ohne einen Wert für „{ $field }“ erzeugt.
    .hint = Gib einen an, „{ $field }: …“, oder einen Vorgabewert in der Vereinbarung der Art.
pool--unnamed = Dieser Wert sagt nicht, zu welchem Feld er gehört.
    .hint = Schreibe den Namen des Feldes davor; es gibt: { $fields }.

language--later = Die Sprache kennt { $construct }, aber diese Fassung kann es noch nicht ausführen.
    .hint = Schreibe es vorläufig anders.

table--missing-file = Die Tabellendatei „{ $path }“ gibt es nicht.
    .hint = Prüfe den Pfad: Er gilt vom Ordner des Regelwerks aus.
    .near = Ist „{ $near }“ gemeint?
table--json = Diese Tabelle ist kein gültiges JSON: Hier steht { $found }, gebraucht wird { $expected }.
    .hint = Eine Tabelle in JSON ist eine Liste von Objekten, eines je Zeile.
table--csv = Diese Tabelle ist kein gültiges CSV: „{ $found }“ hat kein schließendes Anführungszeichen.
    .hint = Schließe das Anführungszeichen; innerhalb wird es doppelt geschrieben.
table--cells = Diese Zeile hat { $found } Zellen, die erste Zeile nennt aber { $expected } Spalten.
    .hint = Ergänze oder entferne Zellen; um eine Zelle mit Komma gehören Anführungszeichen.
table--cell = „{ $found }“ passt nicht zu „{ $column }“: Gebraucht wird dort { $expected }.
    .hint = Ändere den Wert oder den Typ von „{ $column }“ in den Regeln.
table--missing-column = Der Tabelle fehlt die Spalte „{ $column }“.
    .hint = Ergänze sie, oder gib dem Feld in den Regeln einen Anfangswert.
table--unknown-column = Die Tabelle hat eine Spalte „{ $column }“, aber kein Feld heißt so.
    .hint = Entferne die Spalte oder vereinbare das Feld.
    .near = Ist „{ $near }“ gemeint?
table--id = Dies kann nicht der Name einer Zeile sein.
    .hint = Namen beginnen mit einem Buchstaben, bestehen aus Buchstaben, Ziffern und „_“ und stehen in einer Tabelle nur einmal.
table--schema = Das abgeleitete Schema will { $path ->
            [top] ganz oben
           *[other] bei „{ $path }“
        } dies: { $expected ->
            [string] ein Text
            [number] eine Zahl
            [integer] eine ganze Zahl
            [boolean] wahr oder falsch
            [object] ein Objekt
            [array] eine Liste
            [nothing] nichts
           *[other] { $expected }
        }. Dort steht aber { $found ->
            [nothing] nichts
           *[other] { $found }
        }.
    .hint = Der Leser von Tabellen nimmt dies an: Bitte melde es mit der Tabelle als Fehler von Sandtable.

format--json = Diese Datei ist kein gültiges JSON: Hier steht { $found }, gebraucht wird { $expected }.
    .hint = Berichtige diese Stelle; solange die Datei nicht lesbar ist, wird sie nicht verwendet.
format--value = { $path ->
            [top] Ganz oben
           *[other] Bei „{ $path }“
        } steht { $found }, gebraucht wird dort { $expected ->
            [string] ein Text
            [number] eine Zahl
            [integer] eine ganze Zahl
            [boolean] wahr oder falsch
            [object] ein Objekt
            [array] eine Liste
           *[other] { $expected }
        }.
    .hint = Berichtige den Wert; solange er nicht passt, wird die Datei nicht verwendet.
format--missing = { $path ->
            [top] Ganz oben
           *[other] Bei „{ $path }“
        } fehlt der Eintrag „{ $key }“.
    .hint = Ergänze ihn.
format--unknown-key = Einen Eintrag „{ $key }“ gibt es an dieser Stelle nicht.
    .hint = Prüfe die Schreibweise, oder entferne ihn.

layout--alike = „{ $name }“ und „{ $other }“ haben dasselbe Muster, und { $sight ->
        [grey] in Grau
        [protan] für Augen, die Rot schlecht sehen,
        [deutan] für Augen, die Grün schlecht sehen,
        [tritan] für Augen, die Blau schlecht sehen,
       *[plain] für alle
    } sehen ihre Farben ähnlich aus (Abstand { $distance } von mindestens 20).
    .hint = Gib einer Seite ein anderes Muster oder eine andere Farbe.
layout--alike-there = „{ $name }“ sieht ähnlich aus.
layout--missing = Es gibt keine Datei „{ $name }“, deshalb wird der Plan ohne Layout gezeichnet.
    .hint = Lege die Datei an, oder nimm das Layout aus der Zeile.
    .near = Ist „{ $near }“ gemeint?
layout--unknown = Die Regeln haben { $sort ->
        [kind] keine Art
        [member] kein Mitglied
        [field] kein Feld
        [pile] keinen Stapel
       *[relation] keine Beziehung
    } „{ $name }“, deshalb wird dies nicht gezeichnet.
    .hint = Prüfe die Schreibweise, oder entferne den Eintrag.
    .near = Ist „{ $near }“ gemeint?

ruleset--id = „{ $name }“ kann kein Regelwerk heißen: Der Name steht in Adressen und Dateinamen.
    .hint = Nimm Buchstaben von a bis z, Ziffern und einzelne Bindestriche.
ruleset--missing = Keine Datei sagt, welches Regelwerk dies ist.
    .hint = Beginne eine Datei mit: ruleset "mein-spiel" version "1.0.0" language 1
ruleset--twice = Das Regelwerk ist zweimal vereinbart.
    .hint = Behalte eine einzige „ruleset“-Zeile.
expect--failed = { $sides ->
        [known] Was hier erwartet wird, trifft nicht zu: links { $left }, rechts { $right }.
        [case] Was hier erwartet wird, trifft nicht zu für { $case }.
       *[other] Was hier erwartet wird, trifft nicht zu.
    }
    .hint = Berichtige die Daten oder die Erwartung.
internal--crash = Der Übersetzer selbst ist gescheitert: { $message }.
    .hint = Das ist ein Fehler in Sandtable, nicht in deinen Regeln; bitte melde ihn mit der Datei, die ihn auslöst.

fault--none = Die Partie endete mit einem Fehler, der keinen Namen hat.
fault--budget = Die Regeln liefen zu lange, ohne zu einer Frage oder einem Ende zu kommen.
    .hint = Suche nach einer Schleife, deren Bedingung nie falsch wird.
fault--range = Ein Wert hat den Bereich seines Typs verlassen.
    .hint = Erweitere den Typ, oder begrenze den Wert mit „min“ und „max“.
fault--only = „only“ fand keinen Wert oder mehr als einen.
    .hint = Nimm „first“, wo keiner oder mehrere möglich sind.
fault--nothing-to-choose = Es kam eine Frage, auf die es keine erlaubte Antwort gibt.
    .hint = Ergänze „otherwise“, mach sie freiwillig, oder frage nur, wenn es etwas zu wählen gibt.
fault--unseated = Eine Rolle wird gefragt, die kein Platz spielt.
    .hint = Prüfe zuerst „seated“, oder gib die Rolle in jeder Sitzordnung einem Platz.
fault--requires = Eine Prozedur wurde aufgerufen, obwohl nicht gilt, was sie voraussetzt.
    .hint = Prüfe die Voraussetzung vor dem Aufruf.
fault--no-arm = Es kam ein Wert vor, für den „match“ keinen Zweig hat.
    .hint = Ergänze einen Zweig dafür, oder „else“.
fault--divide = Es wurde durch null geteilt.
    .hint = Prüfe zuerst den Teiler.
fault--full = Ein Stapel, ein Vorrat oder eine Liste würde mehr enthalten, als möglich ist.
    .hint = Prüfe vorher, wie viel darin ist, oder erhöhe „max“ oder die Zahl hinter „pool“.
fault--circle = Antworten eines Blocks von Entscheidungen hängen aneinander, und keine oder mehrere passen.
    .hint = Sage in seinem „circle“, was dann gilt, wenigstens mit einer Zeile „else -> all = false“.

example--fault = Das Beispiel läuft in einen Fehler: { $fault }.
    .hint = Entweder sind die Regeln hier falsch, oder das Beispiel beginnt mit einem Zustand, den sie nie erreichen.
example--unused = Nach der Antwort für „{ $path }“ wird nie gefragt.
    .hint = Entferne sie, oder prüfe, warum die Regeln nicht dorthin kommen.
example--unanswered = Das Beispiel hat keine Antwort für „{ $path }“, möglich sind { $count }.
    .hint = Ergänze die Antwort; nur Fragen mit einer einzigen Antwort dürfen fehlen.
example--illegal = Die Antwort für „{ $path }“ ist nicht erlaubt. { $reasons }
    .hint = Berichtige die Antwort oder die Regel, die sie ausschließt.
example--by = „{ $path }“ wird { $asked } gefragt, nicht die Rolle, die das Beispiel nennt.
    .hint = Berichtige die Rolle oder die Regel, die sagt, wer gefragt wird.
example--accepted = Die Antwort für „{ $path }“ sollte abgewiesen werden, ist aber erlaubt.
    .hint = Berichtige das Beispiel, oder ergänze die Regel, die sie ausschließt.
example--reason = Die Antwort für „{ $path }“ wird abgewiesen, aber nicht wegen „{ $expected }“: { $reasons }.
    .hint = Berichtige den Grund im Beispiel oder in den Regeln.
example--then = Was nach dem Beispiel gelten soll, gilt nicht: links { $left }, rechts { $right }.
    .hint = Berichtige die Erwartung oder die Regeln.
example--ending = { $result ->
        [on] Die Partie geht weiter.
       *[other] Die Partie endet anders: { $result ->
            [won] gewonnen von
           *[drawn] unentschieden für
        } { $by }{ $because ->
            [none] .
           *[other] , mit dem Grund „{ $because }“.
        }
    }
    .hint = Berichtige die Erwartung oder die Regeln.
example--unknown-reason = Kein „finish“ in den Regeln nennt den Grund „{ $reason }“.
    .hint = Schreibe den Pfad eines Grundes oder dessen letztes Wort.
    .near = Ist „{ $near }“ gemeint?
example--policy = Die Policy „{ $policy }“ antwortet auf „{ $path }“ mit { $answer }, { $lines ->
        [none] weil keine ihrer Zeilen etwas vom Angebotenen nimmt.
       *[other] nach Zeile { $lines }.
    }
    .hint = Berichtige das Beispiel oder die Policy.
example--policy-silent = { $why ->
        [no-part] Kein Teil der Policy „{ $policy }“ spricht hier von „{ $path }“.
       *[other] Die Policy „{ $policy }“ kommt für „{ $path }“ zu { $answer }; das ist nicht erlaubt.
    }
    .hint = Ein Bot antwortet dann zufällig. Ergänze die Policy, oder lass das Beispiel ohne sie antworten.
example--no-policy = Den Platz dessen, der nach „{ $path }“ gefragt wird, hat keine Policy inne.
    .hint = Wähle eine Sitzordnung, in der eine spielt, oder nenne die Policy vor dem Pfad.

call--label = Einen Parameter „{ $label }“ gibt es an dieser Stelle nicht; dort steht „{ $expected }“.
    .hint = Berichtige die Bezeichnung oder die Reihenfolge der Argumente.
call--not-callable = „{ $name }“ ist ein Wert und kann nicht aufgerufen werden.
    .hint = Lass die Klammern weg, oder benenne eines um, falls eine Funktion dieses Namens gemeint ist.
name--call = „{ $name }“ ist eine Funktion oder Prozedur; sie braucht Klammern mit ihren Argumenten.
    .hint = Schreibe „{ $name }(…)“.
pattern--never = Ein Wert vom Typ { $type } ist nie { $pattern }.
    .hint = Entferne dieses Muster oder berichtige es.
policy--role = Policies sind für { $expected ->
        [none] Rollen, und es gibt keine „seats“
       *[other] { $expected }, deren Mitglieder gefragt werden
    }, nicht für { $name }.
    .hint = Nenne die Art der Rollen.
policy--choice = Keine Frage heißt „{ $path }“.
    .hint = Fragen heißen nach ihrer Prozedur und ihrem Namen: „turn/order“.
    .near = Meintest du „{ $near }“?
policy--arm = Das ist kein Zweig des Menüs; es gibt { $arms }.
    .hint = Beginne eine Zeile mit dem Namen eines Arms.
quantor--filter = Ein Filter behält Mitglieder einer Menge, und hier sind es mehrere.
    .hint = Sag, was die Menge enthalten soll: „{ $name } for { $name } in …“. Ein Paar ist ein Wert eines Typs, den du erklärst.
quantor--body = Nach „{ $quantor }“ muss stehen, was von jedem Mitglied gemeint ist.
    .hint = Ergänze es nach einem Doppelpunkt.
quantor--no-body = „{ $quantor }“ sieht nur auf die Mitglieder; nach dem Doppelpunkt darf nichts stehen.
    .hint = Schreibe die Bedingung nach „where“.
type--empty-set = Der Typ dieser leeren Menge ist nicht zu erkennen.
    .hint = Gib sie etwas, das einen Typ hat: „let gefunden: set of T = {"{}"}“.
type--fields = { $type } hat keine Felder, also auch kein „{ $field }“.
    .hint = Felder haben nur Mitglieder von Arten; vielleicht ist zuerst „none“ auszuschließen.
type--grid = { $type } liegt auf keinem Raster.
    .hint = Vereinbare die Art mit „on hexes“ oder „on squares“.
type--never-none = Das ist nie „none“; „otherwise“ bewirkt deshalb nichts.
    .hint = Lass „otherwise“ weg.
type--divisor = Genaues Teilen braucht einen festen Teiler, der nicht null ist.
    .hint = „div“ teilt durch jede Zahl und rundet ab.
type--order = Werte vom Typ { $type } haben keine Reihenfolge.
    .hint = Vergleiche Zahlen, Wahrheitswerte oder Mitglieder; bei Mengen frage mit „in“ und „has“.
type--set = Hier wird eine Menge gebraucht, dies ist aber { $found }.
    .hint = Schreibe die Menge, deren Mitglieder gemeint sind.

first = „{ $name }“ steht zuerst hier.
this = „{ $name }“ steht hier.
also = Auch hier.
fix--replace = „{ $old }“ durch „{ $new }“ ersetzen
fix--remove = „{ $what }“ entfernen
fix--insert = „{ $text }“ einfügen
fix--arms = Zweige für { $values } ergänzen
fix--close = Die Klammer schließen
fix--parentheses = Klammern darum setzen
syntax--close-string = Den Text schließen
syntax--remove-bidi = Das Zeichen entfernen

assign--constant = Dies gehört zum gedruckten Spiel und ändert sich nie.
    .hint = Vereinbare das Feld mit „state“, wenn es sich im Spiel ändert.
assign--fixed = „{ $name }“ hat seinen Wert ein für alle Mal bekommen.
    .hint = Führe es mit „var“ ein, wenn es sich ändern soll.
call--no-effect = Diese Zeile sieht etwas nach und tut nichts damit.
    .hint = Verwende den Wert, oder rufe eine Prozedur auf.
call--no-result = „{ $name }“ gibt nichts zurück, gebraucht wird hier aber ein Wert.
    .hint = Rufe es in einer eigenen Zeile auf, oder lass es etwas zurückgeben.
choice--by = Es steht nicht da, wer diese Frage beantwortet.
    .hint = Ergänze „by“ und eine Rolle.
code--break = „break“ steht in keiner Schleife.
    .hint = Eine Prozedur verlässt man mit „return“.
die--empty = Der Würfel „{ $name }“ hat keine Seiten.
    .hint = Nenne seine Seiten, getrennt durch „|“.
example--arm = Das ist keine Antwort auf ein Menü.
    .hint = Schreibe einen seiner Zweige, mit den Argumenten in Klammern: { $arms }.
example--label = Keine Frage und kein Wurf hat den Pfad „{ $path }“.
    .hint = Pfade bestehen aus der Prozedur und der Bezeichnung.
    .near = Ist „{ $near }“ gemeint?
grid--twice = Zwei Mitglieder liegen auf der Zelle { $cell }.
    .hint = Berichtige die Koordinaten von einem davon.
grid--unknown = Ein Raster „{ $found }“ gibt es nicht.
    .hint = Es gibt: { $shapes }.
grid--which = { $count ->
        [0] Keine Art liegt auf einem solchen Raster.
       *[other] Mehrere Arten liegen auf einem solchen Raster: { $kinds }.
    }
    .hint = { $count ->
        [0] Vereinbare eine Art mit „on { $shape } …“.
       *[other] Sag, welche gemeint ist, etwa durch den Typ einer lokalen Größe.
    }
drawing--line = Die Zeile „{ $found }“ kennt eine Karte nicht.
    .hint = Der Kopf sagt, wie die Zellen liegen („odd columns lower“), wie sie heißen („id h{"{"}column{"}"}{"{"}row{"}"}“) und woher sie kommen; unter „legend“ stehen Zeichen mit ihren Werten („f  terrain: forest“), unter „map“ die Zeichnung.
drawing--lacks = Dieser Karte fehlt „{ $part }“.
    .hint = { $part ->
        [id] Sag im Kopf, wie die Zellen heißen: „id h{"{"}column{"}"}_{"{"}row{"}"}“.
        [legend] Sag unter einer Zeile „legend“, was die Zeichen bedeuten: „f  terrain: forest“.
        [map] Zeichne die Zellen unter einer Zeile „map“.
       *[other] Sag im Kopf, wie die Zellen liegen: „odd columns lower“, „even columns lower“, „odd rows right“, „even rows right“ oder „squares“.
    }
drawing--sign = Das Zeichen „{ $sign }“ steht nicht in der Legende.
    .hint = Sag in der Legende, was es bedeutet, oder zeichne ein anderes Zeichen.
drawing--unused = Das Zeichen „{ $sign }“ der Legende ist nicht gezeichnet.
    .hint = Zeichne es, oder nimm es aus der Legende.
drawing--ragged = Diese Zeile hat { $found } Zeichen, die erste { $expected }.
    .hint = Zeichne alle Zeilen gleich lang. Wo keine Zelle ist, zeichne ein Zeichen, das in der Legende „nothing“ ist.
drawing--rows = Diese Zeichnung hat { $found } { $found ->
        [one] Zeile
       *[other] Zeilen
    }, die erste { $expected }.
    .hint = Alle Zeichnungen einer Karte zeigen dieselben Zellen.
drawing--once = { $count ->
        [0] Das Zeichen „{ $sign }“ ist nicht gezeichnet.
       *[other] Das Zeichen „{ $sign }“ ist { $count }-mal gezeichnet.
    }
    .hint = Die Legende sagt, dass es einmal gezeichnet wird.
drawing--count = Das sind { $numbers } { $numbers ->
        [one] Zahl
       *[other] Zahlen
    } für { $signs } Zeichen.
    .hint = Ein Bereich gibt jedem Zeichen der Zeile eine eigene Zahl.
drawing--grid = Das ist eine Zeichnung von { $found }, aber die Art liegt auf { $expected }.
    .hint = Spalten, die tiefer liegen, gehören zu „hexes flat“, Zeilen, die weiter rechts liegen, zu „hexes pointed“.
relation--alone = „{ $name }“ ist mit nichts verbunden.
    .hint = Schreibe „--“ oder „->“ zwischen die Mitglieder, die verbunden sind.
relation--direction = In „{ $name }“ wird mit „{ $expected }“ verbunden.
    .hint = Nimm dasselbe Zeichen wie die Vereinbarung.
relation--isolated = „{ $name }“ ist mit nichts verbunden, obwohl fast alle anderen verbunden sind.
    .hint = Verbinde es in der Tabelle von „{ $relation }“ mit etwas; soll es allein liegen, sage es mit „quiet“.
relation--no-default = Die Zeile lässt „{ $field }“ aus, das keinen Anfangswert hat.
    .hint = Ergänze es in der Zeile, oder gib ihm in der Vereinbarung einen Anfangswert.
relation--one-way = „{ $from }“ führt zu „{ $to }“, aber nicht zurück, obwohl fast alle anderen Verbindungen von „{ $relation }“ in beide Richtungen führen.
    .hint = Ergänze den Rückweg; soll diese Verbindung nur in eine Richtung führen, sage es mit „quiet“.
relation--sides = „{ $name }“ verbindet in beide Richtungen; beide Seiten müssen deshalb denselben Typ haben.
    .hint = Nimm „->“ für eine Beziehung mit Richtung.
return--no-result = Hier wird ein Wert zurückgegeben, aber kein Ergebnis ist vereinbart.
    .hint = Vereinbare den Typ des Ergebnisses nach den Parametern, oder gib nichts zurück.
return--value = Dieses „return“ gibt keinen Wert, vereinbart ist aber ein Ergebnis.
    .hint = Schreibe den Wert hinter „return“.
ruleset--language = Diese Regeln sind in Fassung { $found } der Sprache geschrieben; dies ist Fassung { $expected }.
    .hint = Ändere die Zahl in der „ruleset“-Zeile und sieh, was gemeldet wird.
search--component = Die Zustände einer Suche lassen sich nach „{ $name }“ nicht unterscheiden; das ist { $type }.
    .hint = Bestandteile sind Zahlen, Wahrheitswerte, Mitglieder, Vereinigungen und Mengen von bis zu 4.096 Werten; der erste ist keine Menge und hat bis zu 65.536.
search--spent = Die Kosten von „{ $name }“ brauchen immer kleinere Brüche, weil sie aus „spent“ entstehen.
    .hint = Teile „spent“ nicht, oder nimm „div“.
seats--twice = Die Rolle { $role } sitzt auf zwei Plätzen derselben Sitzordnung.
    .hint = Gib jede Rolle nur einem Platz.
state--no-initial = „{ $name }“ hat keinen Anfangswert.
    .hint = Ergänze „=“ und den Wert, mit dem eine Partie beginnt.
table--empty = Diese Datei ist leer; eine Tabelle hat wenigstens eine Zeile mit den Namen ihrer Spalten.
    .hint = Beginne sie mit „id“ und den Namen der Felder, durch Kommas getrennt.
table--one-line = Spalten und Zeilen stehen hier in einer einzigen Zeile.
    .hint = Jede Zeile der Tabelle steht in einer eigenen; die erste nennt die Spalten.
table--header = Eine Spalte dieser Tabelle hat keinen Namen.
    .hint = Jede Zelle der ersten Zeile ist der Name eines Feldes.
type--empty-range = Der Bereich { $low }..{ $high } ist leer.
    .hint = Die kleinere Zahl kommt zuerst.
type--not-in-state = Werte vom Typ { $type } können sich im Spiel nicht ändern.
    .hint = Behalte es als festes Feld, oder nimm einen Typ mit benannten Werten.
type--step = Die Schritte passen nicht in den Bereich { $low }..{ $high }.
    .hint = Beide Enden müssen mit ganzen Schritten erreicht werden.
type--too-big = Dieser Typ hat { $size } Werte; möglich sind hier höchstens { $limit }.
    .hint = Mach ihn enger, oder speichere die Teile einzeln.
type--twice = Dieser Teil steht zweimal im Typ.
    .hint = Entferne einen davon.
whenever--asks = Ein „whenever“-Block kann nichts fragen.
    .hint = Merke dir in einem Zustand, was zu fragen ist, und frage im Ablauf des Spiels.

syntax--insert = „{ $text }“ einfügen
syntax--opened-here = „{ $bracket }“ wird hier geöffnet.
syntax--remove = „{ $text }“ entfernen
syntax--replace = Durch „{ $text }“ ersetzen

type--map = Hier wird eine Zuordnung gebraucht, dies ist aber { $found }.
    .hint = Nur Zuordnungen werden mit einem Schlüssel in Klammern gelesen.
map--one-key = Eine Zuordnung hat nur einen Schlüssel.
    .hint = Für zwei Schlüssel schreibe eine Zuordnung von Zuordnungen: map a in A: map b in B: …
list--empty = Wovon dies eine leere Liste ist, ist nicht zu erkennen.
    .hint = Gib sie etwas, das einen Typ hat: „var gefunden: list of T max 9 = []“.
list--max = Wie lang diese Liste von { $type } werden darf, steht nicht da.
    .hint = Sag es in ihrem Typ, zum Beispiel „list of { $type } max { $size }“.
list--too-long = Diese Liste hätte { $size } Plätze; möglich sind höchstens { $limit }.
    .hint = Mach sie kürzer, oder nimm eine Menge oder eine Zuordnung.
map--key = { $type } kann nicht Schlüssel einer Zuordnung sein.
    .hint = Ein Schlüssel ist ein Wert eines endlichen Typs mit höchstens { $limit } Werten.
chance--how-many = Zufall wählt eines, einige, beliebig viele oder so und so viele einer Menge: nicht „{ $quant }“.
    .hint = { $quant ->
        [all] Alle davon ist die Menge selbst; einen Stapel mischt „shuffle“.
       *[other] Schreib „0..1 of“ für eines oder keines, gleich wahrscheinlich.
    }
chance--by-several = Zufall ist niemandes Antwort: Er kann nicht „by“ irgendeiner von mehreren sein.
    .hint = Nenne eine Rolle, oder lass „by“ weg.
choice--offered-wishes = Wünsche werden über alles abgewogen, was erlaubt ist; daneben kann nichts davon vorgeschlagen werden.
    .hint = Lass „offering“ weg, oder mach aus den Wünschen eine Bedingung: „such that“.
choice--wishes = Welche Antworten die meisten dieser Wünsche erfüllen, findet eine Suche.
    .hint = Viele Schlüssel und Kandidaten machen die Suche langsam; „some x in X where … and answer[x] == r“ oder „answer has r“ ohne „such that“ brauchen keine.
example--pairs = Eine Zuordnung besteht aus Paaren von Schlüssel und Wert oder nur aus den Werten in der Reihenfolge der Schlüssel.
    .hint = Schreibe (Schlüssel, Wert) für jeden davon oder gar keine Schlüssel.

audience--no-seats = Wer etwas sehen darf, lässt sich nur sagen, wo es Rollen gibt.
    .hint = Vereinbare, wer was spielt: seats for Rolle {"{"} zwei {"{"} eine {"{"}a{"}"} andere {"{"}b{"}"} {"}"} {"}"}
audience--hidden = Wer das sehen darf, hängt an „{ $name }“, das selbst nicht alle sehen dürfen.
    .hint = Ein Publikum liest nur, was alle sehen: Konstanten und Zustände ohne „seen by“ und die eigenen Parameter.
audience--chance = Was Würfel zeigen, sehen alle.
    .hint = Lass „secret“ weg; was der Zufall verbergen soll, wird aus einem Stapel gezogen, den nur wenige sehen.
audience--nothing-hidden = In { $type } gibt es nichts zu verdecken: Das können alle auseinanderhalten.
    .hint = Nur Konstanten mit „seen by“ verbergen, welches Mitglied welches ist.
leak--offer = { $proof ->
        [wrong] Was „{ $label }“ anbietet, hängt an „{ $name }“, das die gefragte Rolle nicht sehen darf
       *[unproved] Was „{ $label }“ anbietet, hängt an „{ $name }“, und es steht nicht fest, dass die gefragte Rolle das sehen darf
    }.
    .hint = Frage nur nach dem, was diese Rolle sehen darf, oder decke es vorher auf; „sandtable simulate … --twins 100“ sucht eine Stellung, in der es sich zeigt.
leak--asked = { $proof ->
        [wrong] Ob „{ $label }“ gefragt wird, hängt an „{ $name }“, das die gefragte Rolle nicht sehen darf
       *[unproved] Ob „{ $label }“ gefragt wird, hängt an „{ $name }“, und es steht nicht fest, dass die gefragte Rolle das sehen darf
    }.
    .hint = Frage in jedem Fall, oder decke es vorher auf.
leak--write = { $proof ->
        [wrong] „{ $place }“ verrät anderen, was nur einige sehen dürfen: „{ $name }“
       *[unproved] „{ $place }“ verrät anderen vielleicht, was nur einige sehen dürfen: „{ $name }“
    }.
    .hint = Decke es vorher auf, oder lass „{ $place }“ nur sehen, wer „{ $name }“ sehen darf.
hidden = „{ $name }“ wird hier gelesen.

together--nested = In einem „simultaneously“ kann niemand noch einmal auf andere warten.
    .hint = Setze das zweite hinter das erste.
together--by = In diesem „simultaneously“ kann nur { $name } gefragt werden.
    .hint = Schreibe „by { $name }“, oder frage die anderen vorher oder danach.
together--roles = Gefragt werden kann nur { $expected }, dies sind aber { $found }.
    .hint = Gehe die Rollen durch und finde innen, was zu jeder gehört.
together--captured = „{ $name }“ gehört nach außen und kann nicht zugewiesen werden, solange mehrere gleichzeitig antworten.
    .hint = Schreibe es in einen Zustand oder ein Feld, oder nimm innen eine eigene Variable.
together--leaves = Niemand kann ein „simultaneously“ mit „return“ verlassen: die anderen machen weiter.
    .hint = Setze, was wegfallen soll, in den Zweig eines „if“.
together--asks-nobody = In diesem „simultaneously“ wird niemand gefragt.
    .hint = Schreibe „for“, oder frage innen etwas.
together--writes-before = Hier wird etwas geändert, solange noch Antworten kommen können.
    .hint = Setze es hinter die letzte Frage: dann haben alle geantwortet.
together--calls-asking = In diesem „simultaneously“ wird etwas aufgerufen, das selbst fragt.
    .hint = Fragen müssen im Block selbst stehen.
asked = „{ $label }“ kann hier noch gefragt werden.

text--message = Die Meldung „{ $id }“ lässt sich nicht lesen, deshalb fehlt ihr Text.
    .hint = Eine Meldung ist „name = Text“; in geschweiften Klammern steht ein Wert, „{"{"} $count {"}"}“, oder eine Auswahl, in der eine Variante einen Stern hat.
text--stray = „{ $found }“ gehört zu keiner Meldung.
    .hint = Beginne die Zeile mit „name =“, oder mit „#“, wenn sie eine Anmerkung ist; weitere Zeilen einer Meldung sind eingerückt.
text--open-brace = Diese Klammer wird nie geschlossen, deshalb wird kein Wert eingesetzt.
    .hint = Schließe sie hinter dem Namen des Werts.
text--too-deep = Klammern, Listen oder Zitate sind hier zu tief verschachtelt, deshalb wird dieser Text nicht gelesen.
    .hint = Möglich sind höchstens { $limit } Ebenen. Teile den Text auf, oder schließe die Klammern früher.
text--duplicate = Den Abschnitt „{ $id }“ gibt es in diesem Text schon.
    .hint = Gib einem davon einen anderen Namen: Übersetzungen und Verweise müssen wissen, welcher gemeint ist.
text--typed-number = „{ $number }“ ist im Text getippt und ändert sich nicht mit den Regeln.
    .hint = Nimm den Wert aus den Regeln, etwa {"{"}constant.limit{"}"}; ist keiner gemeint, schreibe {"{"}={ $number }{"}"}.
text--unknown-path = Die Regeln haben nichts, das „{ $path }“ heißt und sich hier drucken ließe.
    .hint = So heißt, was Texte nennen können: constant.limit, count.City, City.lyra.name; hinter „explains:“ procedure/attack.
    .near = Ist „{ $near }“ gemeint?

notation--type = { $sort ->
        [context] Werte werden neben einem Mitglied einer Art geschrieben; das hier ist { $found }
       *[values] Werte dieses Typs lassen sich nicht als Text schreiben: Er ist { $found }
    }.
    .hint = Nimm { $sort ->
        [context] eine Art
       *[values] einen Typ mit Möglichkeiten, etwa type Order = hold | move(to: Town)
    }.
notation--no-file = Es gibt keine Datei mit den Mustern von „{ $file }“.
    .hint = Schreibe eine für wenigstens eine Sprache, etwa l10n/{ $file }.de.txt.
notation--line = Diese Zeile ist kein Muster.
    .hint = Schreibe SCHLÜSSEL = SCHREIBWEISE | SCHREIBWEISE; eine Anmerkung beginnt mit „#“.
notation--unclosed = Dieses „{ $bracket }“ wird nie geschlossen.
    .hint = Ergänze die schließende Klammer; das Zeichen selbst schreibst du mit „\\“ davor.
notation--unknown = Nichts, was als Text geschrieben wird, heißt „{ $name }“.
    .hint = Schreibe ein Muster für eine Möglichkeit (Order.move), ein Mitglied (Town.aria), eine Art (Unit) oder eine Frage (turn/orders).
    .near = Ist „{ $near }“ gemeint?
notation--parameter = Das Muster hat hier keinen Wert namens „{ $name }“.
    .hint = Nenne einen Teil dessen, was geschrieben wird, oder das, wozu es gehört.
    .near = Ist „{ $near }“ gemeint?
notation--missing = { $lang ->
        [de] Auf Deutsch
        [en] Auf Englisch
       *[other] In einer Sprache
    } hat „{ $name }“ kein Muster.
    .hint = Ergänze eine Zeile { $name } = ….
notation--empty = Jede Zeile ließe sich als diese Schreibweise von „{ $name }“ lesen: Alles darin kann fehlen.
    .hint = Schreibe ein Wort oder einen Wert außerhalb der Klammern, oder entferne die Schreibweise.
notation--unset = Ohne „{ $name }“ ist das Gelesene kein ganzer Wert.
    .hint = Schreibe {"{"}{ $name }{"}"} dorthin, wo es nicht fehlen kann.
notation--alike = „{ $name }“ lässt sich genauso schreiben wie „{ $other }“.
    .hint = Ändere eines der beiden, damit man sie auseinanderhalten kann.

variant--place = Eine Variante steht im Ordner „variants“, nicht unter den Regeln, die sie ändert.
    .hint = Verschiebe sie in die Datei variants/NAME.sand; NAME ist ihr Name.
variant--file = In dieser Datei { $count ->
        [0] steht keine Variante
        [one] steht mehr als ihre Variante
       *[other] stehen { $count } Varianten
    }.
    .hint = Jede Datei in „variants“ enthält eine Variante und sonst nichts; neue Vereinbarungen stehen in ihren Klammern.
variant--name = Die Variante heißt „{ $name }“, ihre Datei aber „{ $expected }“.
    .hint = Eine Variante wird über den Namen ihrer Datei gefunden, also müssen beide gleich sein.
file--unreadable = Die Datei { $file } lässt sich nicht lesen.
    .hint = Alles andere wird ohne sie geprüft. Sieh nach, wer sie lesen darf und ob ein anderes Programm sie belegt.
variant--missing = Es gibt keine Variante „{ $name }“.
    .hint = Eine Variante steht in der Datei variants/{ $name }.sand oder variants/{ $name }.json des Regelwerks.
    .near = Meintest du „{ $near }“?
variant--base = Es gibt nichts namens „{ $base }“, worüber sie sich legen ließe.
    .hint = Eine Variante ist eine des Regelwerks, „{ $ruleset }“, oder einer anderen seiner Varianten.
variant--circle = Diese Varianten sind im Kreis Varianten voneinander: { $path }.
    .hint = Eine von ihnen muss eine Variante des Regelwerks selbst sein.
variant--range = „{ $range }“ ist kein Bereich von Fassungen.
    .hint = Schreibe ^1.0, ~1.2, 1.2.3, >=1.0 <2 oder *.
variant--version = „{ $name }“ hat die Fassung { $version }, verlangt ist aber { $range }.
    .hint = Sieh nach, ob die Variante noch passt, und erweitere ihren Bereich.
variant--requires = „{ $variant }“ braucht „{ $name }“ vor sich.
    .hint = Nenne beide in dieser Reihenfolge: SPIEL+{ $name }+{ $variant }.
variant--excludes = „{ $variant }“ verträgt sich nicht mit „{ $name }“.
    .hint = Lass eine von beiden weg.
variant--path = Die Grundlage kennt nichts namens „{ $path }“.
    .hint = Pfade sehen so aus: Town.arden, line.arden.lyra, procedure/step, expect/name.
    .near = Meintest du „{ $near }“?
variant--conflict = „{ $variant }“ und „{ $other }“ ändern beide „{ $path }“, und nur eine kann recht haben.
    .hint = Lass eine von beiden weg, oder schreibe eine Variante der einen, die beides tut.
variant--no-rows = Diese Bedingung trifft auf keine Zeile der Grundlage zu.
    .hint = Die Bedingung wird an der Grundlage geprüft, wie eine Partie beginnt, ohne Varianten.
variant--original = Der ersetzte Schritt hat keinen Wert und nimmt nichts entgegen.
    .hint = Schreibe original() als eigene Anweisung.
variant--moved = „{ $path }“ ist nicht umgezogen: Es ist noch da.
    .hint = „moved“ sagt, wie etwas jetzt heißt, das in einer früheren Fassung der Grundlage anders hieß.
variant--text = Der Text von „{ $path }“ ist nicht zu lesen.
    .hint = Ein Wert steht in geschweiften Klammern mit Dollarzeichen, {"{"} $name {"}"}; zu jeder Klammer gehört ihre andere Hälfte.
variant--stale = { $then ->
        [none] „{ $path }“ ist nicht mehr, wofür dies geschrieben wurde
       *[other] „{ $path }“ ist nicht mehr, wofür dies geschrieben wurde: „{ $then }“
    }; jetzt ist es „{ $now }“.
    .hint = Sieh nach, ob die Variante noch stimmt, und übernimm den neuen Fingerabdruck; „sandtable stamp“ tut das.
variant--drift = „{ $path }“ ist innen anders als damals, als dies geschrieben wurde.
    .hint = Die Variante ruft es wie bisher auf; sieh nach, ob es noch dasselbe bedeutet.
variant--other = „{ $variant }“ ändert es hier.
variant--now = Das ist „{ $path }“ jetzt.
variant--patch = „{ $variant }“ ändert das hier.

l10n--line = Diese Zeile gehört nicht in einen Katalog und wird nicht gelesen: { $line }
    .hint = Eine Zeile ist eine Anmerkung (#) oder msgctxt, msgid oder msgstr mit einem Text in Anführungszeichen; weitere Zeilen eines Textes stehen in Anführungszeichen darunter.
l10n--entry = { $what ->
    [twice] Dieser Eintrag hat ein zweites { $name }, deshalb wird er nicht verwendet.
   *[missing] Diesem Eintrag fehlt { $name }, deshalb wird er nicht verwendet.
}
    .hint = Ein Eintrag ist ein msgid mit der Vorlage und ein msgstr mit der Übersetzung, die leer sein darf.
l10n--encoding = { $what ->
    [other] Diese Datei ist nicht in UTF-8, deshalb wird nichts daraus gelesen.
   *[signs] Hier stehen Zeichen, die sich nicht lesen lassen: Die Datei ist nicht in UTF-8.
}
    .hint = Speichere sie als UTF-8; in Poedit geht das unter „Eigenschaften des Katalogs“.
l10n--charset = Der Kopf sagt „{ $told }“, die Datei wird aber als UTF-8 gelesen.
    .hint = Sehen die Wörter hier richtig aus, ist nur der Kopf falsch. Andere Werkzeuge richten sich nach ihm.
l10n--bom = Die Datei beginnt mit einer Marke ihrer Kodierung, mit der GNU gettext sie nicht lesen kann.
    .hint = Speichere sie als UTF-8 ohne diese Marke (BOM).
l10n--head = Dieser Katalog hat keinen Kopf, deshalb kennen andere Werkzeuge weder seine Sprache noch seine Kodierung.
    .hint = Ein Kopf ist ein Eintrag mit leerem msgid; auch „sandtable l10n merge“ schreibt einen.
l10n--escape = „{ $sign }“ bedeutet in einem Katalog nichts.
    .hint = Ein Rückstrich selbst wird zweimal geschrieben; ein Zeilenende ist \\n, ein Anführungszeichen \\".
l10n--plural-forms = Die Sprache hat { $wanted } Mehrzahlformen, und ein Text von „{ $fragment }“ hat { $found }.
    .hint = Texte der Regeln haben keine Mehrzahlformen; verwende ein msgid und ein msgstr. In anderen Katalogen sind es so viele, wie „nplurals“ im Kopf sagt.
text--empty = In dieser Datei steht nichts.
    .hint = Lösche sie, oder schreibe hinein, wozu sie da ist.
text--reviewed = { $what ->
    [twice] Für „{ $line }“ gibt es zwei Zeilen, die sich unterscheiden; die erste gilt.
   *[line] Diese Zeile sagt nicht, was durchgesehen wurde: { $line }
}
    .hint = Nimm die Zeile weg; „sandtable l10n review“ schreibt die anderen.
fix--head = Einen Kopf schreiben
fix--bom = Die Marke wegnehmen
fix--remove-entry = Diesen Eintrag streichen
l10n--language = Der Kopf sagt „{ $told }“, der Name der Datei „{ $lang }“.
    .hint = Schreibe „Language: { $lang }“ in den Kopf oder benenne die Datei nach ihrer Sprache.
l10n--duplicate = Dieser Text von „{ $fragment }“ ist zweimal übersetzt.
    .hint = Behalte einen der Einträge.
l10n--plural = Texte der Regeln haben keine Mehrzahlformen, deshalb wird dieser von „{ $fragment }“ nicht verwendet.
    .hint = Verwende ein msgid und ein msgstr; wo eine Zahl den Satz ändert, stehen in der Vorlage zwei.
l10n--unknown-text = 
    { $known ->
        [true] In „{ $fragment }“ steht in der Vorlage jetzt ein anderer Text, deshalb wird diese Übersetzung nicht verwendet.
       *[false] In der Vorlage gibt es „{ $fragment }“ nicht, deshalb wird diese Übersetzung nicht verwendet.
    }
    .hint = „sandtable l10n merge“ bringt den Katalog auf den Stand der Vorlage; dabei geht nichts verloren.
    .near = Ist „{ $near }“ gemeint?
l10n--lost = 
    { $what ->
        [link] In der Übersetzung fehlt der Verweis auf „{ $name }“.
        [mark] In der Übersetzung fehlt „{ $name }“.
       *[value] In der Übersetzung fehlt der Wert „{ $name }“.
    }
    .hint = 
        { $what ->
            [link] Schreibe [Wörter]({ $name }).
            [mark] Die Übersetzung hebt dasselbe hervor wie die Vorlage.
           *[value] Schreibe {"{"}{ $name }{"}"}, wo die Zahl oder der Name hingehört.
        }
l10n--invented = 
    { $what ->
        [link] Die Vorlage hat keinen Verweis auf „{ $name }“.
        [literal] „{ $name }“ schreibt man so nur in der Vorlage; GNU gettext hält es hier für einen Fehler.
        [mark] Die Vorlage hat kein „{ $name }“.
       *[value] Die Vorlage hat keinen Wert „{ $name }“.
    }
    .hint = { $what ->
        [literal] Eine Zahl, die so gemeint ist, ist in einem Katalog ein Wort wie jedes andere: Lass die Klammern weg.
       *[value] Werte und Verweise werden Zeichen für Zeichen aus der Vorlage übernommen.
    }
l10n--typed-number = „{ $number }“ ist in der Übersetzung getippt und ändert sich nicht mit den Regeln.
    .hint = Nimm den Wert, den die Vorlage nimmt.
l10n--style = 
    { $what ->
        [end] Die Übersetzung eines Textes von „{ $fragment }“ endet mit einem anderen Zeichen als die Vorlage.
        [doubled] In einer Übersetzung von „{ $fragment }“ steht ein Wort zweimal.
        [quotes] Die Anführungszeichen in einer Übersetzung von „{ $fragment }“ sind die einer anderen Sprache.
        [direction] In einer Übersetzung von „{ $fragment }“ dreht ein Zeichen die Schreibrichtung und wird nicht geschlossen.
        [space] In einer Übersetzung von „{ $fragment }“ kann eine Zeile zwischen Zahl und Einheit oder vor einem Zeichen umbrechen.
       *[copied] Ein Text von „{ $fragment }“ lautet in beiden Sprachen gleich.
    }
    .hint = Sieh nach, ob das so gemeint ist.
l10n--stale = Ein Text von „{ $fragment }“ hat sich seit der Übersetzung geändert; bis jemand sie ansieht, wird die Vorlage gedruckt.
    .hint = Was dort stand, steht hinter „#| msgid“. Stimmt die Übersetzung wieder, streiche „fuzzy“.
l10n--untranslated = { $count } von { $all } Texten sind noch nicht übersetzt.
    .hint = Bis dahin steht an ihrer Stelle die Vorlage.
text--rule-changed = „{ $part }“ hat sich geändert, seit der Text von „{ $fragment }“ zuletzt angesehen wurde.
    .hint = Lies ihn noch einmal und ändere ihn, wenn er nicht mehr stimmt; dann sag, dass er passt: hier, oder mit „sandtable l10n review SPIEL { $fragment }“.
l10n--xliff = { $what ->
    [broken] Das ist kein vollständiges XML, deshalb wird nichts davon verwendet.
    [deep] Elemente sind hier zu tief verschachtelt, deshalb wird nichts aus der Datei verwendet.
   *[version] Das ist kein XLIFF 2, deshalb wird nichts davon verwendet.
}
    .hint = Lass dir die Datei in XLIFF 2.0 oder 2.1 geben; „sandtable l10n xliff“ schreibt eine zum Anfangen.
term--column = „{ $name }“ ist keine Spalte einer Begriffsliste.
    .hint = Spalten sind id, word, gender, article, die Formen gen, dat, acc, pl, pl-gen, pl-dat, pl-acc, und max, also, note, never.
    .near = Ist „{ $near }“ gemeint?
term--no-column = Der Begriffsliste fehlt die Spalte „{ $name }“.
    .hint = Die erste Zeile nennt die Spalten: id,word,gender,…
term--empty = In dieser Zeile ist „{ $column }“ leer, deshalb wird sie nicht verwendet.
    .hint = Jeder Begriff hat eine id wie City.lyra und ein Wort.
term--gender = „{ $word }“ hat kein Geschlecht, das diese Sprache kennt.
    .hint = Möglich sind: { $known }; p heißt, dass es keine Einzahl gibt.
term--plural = Wie die Mehrzahl von „{ $word }“ lautet, lässt sich nicht ableiten.
    .hint = Schreibe sie in die Spalte pl, oder „-“, wenn es keine gibt; bei Eigennamen steht „none“ in der Spalte article.
term--unknown = „{ $id }“ gibt es in den Regeln nicht.
    .near = Ist „{ $near }“ gemeint?
    .hint = Was nur im Text vorkommt, heißt concept/NAME.
term--missing = Dieser Sprache fehlen Begriffe, die eine andere hat ({ $count }): { $names }
    .hint = Trage nach, wie es in dieser Sprache heißt.
term--form = „{ $words }“ enthält keine Form von „{ $word }“ ({ $id }).
    .near = Ist „{ $near }“ gemeint?
    .hint = Verwende das Wort der Begriffsliste, oder trage diese dort in der Spalte also ein.
term--forbidden = Statt „{ $found }“ heißt es in diesem Spiel „{ $word }“.
    .hint = So steht es in der Begriffsliste unter { $id }.
term--twice = „{ $word }“ steht in der Begriffsliste ({ $id }) und hier; es gilt, was hier steht.
    .hint = Lass es hier weg, damit das Wort an einer Stelle steht.
text--function = Eine Funktion „{ $name }“ gibt es nicht; die Meldung „{ $id }“ zeigt sie als Text.
    .hint = Es gibt NUMBER, DATETIME, TERM und GENUS.
    .near = Ist „{ $near }“ gemeint?
text--reference = „{ $id }“ verweist auf „{ $name }“, das es in dieser Sprache nicht gibt.
    .near = Ist „{ $near }“ gemeint?
text--variable = „{ $name }“ wird der Meldung „{ $id }“ nicht mitgegeben.
    .near = Ist „{ $near }“ gemeint?
    .hint = Mitgegeben wird, was an der Stelle in den Regeln genannt ist, und jede Konstante als $constant_NAME.
text--variant = { $what ->
    [lost] In der Auswahl in „{ $id }“ fehlt der Fall „{ $key }“.
   *[other] Den Fall „{ $key }“ in „{ $id }“ gibt es in dieser Sprache ({ $lang }) nicht.
}
    .hint = Es gibt: { $known }.
text--cycle = „{ $id }“ enthält sich selbst: { $names }
    .hint = Eine der Meldungen muss für sich allein stehen.
text--said-twice = „{ $id }“ steht zweimal da; es gilt das Spätere.
    .hint = Lass eine der beiden Meldungen weg.
text--unused = Nach der Meldung „{ $id }“ fragt in diesen Regeln nichts.
    .near = Ist „{ $near }“ gemeint?
    .hint = Lass sie weg, oder berichtige ihren Namen.
text--not-said = In dieser Sprache ({ $lang }) fehlen Meldungen, die eine andere hat ({ $count }): { $names }
    .hint = Schreibe sie, sonst steht dort der Pfad oder ein Text in einer anderen Sprache.
fix--remove-message = Die Meldung weglassen
l10n--glossary = Dieser Tabelle fehlt die Spalte id oder eine Spalte für eine Sprache, deshalb wird nichts übernommen.
    .hint = „sandtable l10n glossary SPIEL fr --format csv“ schreibt eine, die sich zurücknehmen lässt.

# Befunde, von denen ein Regelwerk nichts hören will.
quiet--unknown = Einen Befund „{ $code }“ gibt es nicht.
    .hint = Übernimm den Code so, wie er beim Befund steht, zum Beispiel „text/unused“.
quiet--reason = Es steht nicht da, warum „{ $code }“ verschwiegen werden soll.
    .hint = Schreib den Grund hinter „because“; wer das später liest, wird danach fragen.
quiet--unused = Als „{ $code }“ wird hier nichts mehr befunden.
    .hint = Nimm das Schweigen weg, damit es später nicht etwas anderes verdeckt.
quiet--kept = Dieses Schweigen gilt hier nicht: Fehler werden immer gesagt.
text--number = „{ $value } { $found }“: { $path } ist hier { $value }, und das Wort sagt { $wanted ->
        [sg] mehrere
       *[pl] eines
    }.
    .hint = Sag es so, dass es zu jedem Wert passt: in zwei Sätzen, oder ohne zu zählen.
text--style = { $what ->
    [doubled] Hier steht ein Wort zweimal.
    [direction] Hier dreht ein Zeichen die Schreibrichtung und wird nicht geschlossen.
    [quotes] Diese Anführungszeichen gehören zu einer anderen Sprache.
   *[space] Hier kann eine Zeile umbrechen, zwischen Zahl und Einheit oder vor einem Zeichen.
}
    .hint = Sieh nach, ob das so gemeint ist.
fix--spaces = Schmale Leerzeichen setzen, die nicht umbrechen
fix--set = Berichtigen
fix--plain-number = Die Zahl ohne Klammern schreiben
fix--looked-at = Der Text von „{ $fragment }“ ist gelesen und passt
text--outside = Das steht in keinem Abschnitt, deshalb wird es nicht gedruckt.
    .hint = Ein Abschnitt beginnt mit einer Überschrift, die einen Namen hat: „# Titel {"{"}#name{"}"}“.
variant--one-language = „{ $path }“ wird hier nur in { $said } gesagt, nicht in { $missing }.
    .hint = Schreibe es auch in den anderen Sprachen; bis dahin steht dort, was die Regeln ohne diese Variante sagen, oder nichts.
l10n--term = Die Vorlage sagt „{ $found }“, in dieser Sprache „{ $word }“ ({ $id }); die Übersetzung sagt es anders.
    .hint = Nimm eine Form von „{ $word }“, oder schreibe in die Spalte „also“ der Begriffsliste, was dafür stehen darf.
text--too-long = „{ $id }“ hat in dieser Sprache ({ $lang }) { $length } Zeichen, Platz ist für { $max }.
    .hint = Finde ein kürzeres Wort, oder sage in „max“, dass mehr Platz ist.
text--max = Die Zahl der Zeichen für „{ $id }“ ist keine ganze Zahl über 0.
    .hint = Schreibe, wie viele Zeichen dort Platz haben, wo der Text steht.
l10n--not-taken = „{ $column }“ von „{ $id }“ ist hier anders, die Begriffsliste hat dafür aber keine Zelle.
    .hint = Gib der Begriffsliste eine Spalte „{ $column }“ mit einer Zelle in dieser Zeile und lies die Tabelle noch einmal ein.
note--unknown = Die Regeln haben nichts, das „{ $part }“ heißt und wovon diese Notiz handeln könnte.
    .hint = Schreib, wie die Regel heute heißt, etwa procedure/angriff, oder erledige die Notiz.
    .near = Ist „{ $near }“ gemeint?
note--changed = „{ $part }“ wurde geändert, seit diese Notiz begonnen wurde.
    .hint = Lies die Notiz noch einmal: Vielleicht ist sie damit beantwortet. Wenn sie noch gilt, sag das; sonst antworte oder erledige sie.
note--line = Diese Zeile gehört zu keiner Notiz: { $line }
    .hint = Eine Notiz beginnt mit einer Überschrift wie „## procedure/angriff“; darunter beginnt jede Zeile mit „- “, und Zeilen, die eine fortsetzen, sind eingerückt.
fix--still-holds = Was bei „{ $part }“ notiert ist, gilt noch
`;
export const uiEn: string = `# What screens and the command line say. Rulesets may bring their own wording for their own paths.

severity--error = error
severity--warning = warning
severity--note = note
finding--hint = hint

session--over = The match is over.
session--no-such-answer = That is no answer to this question.
session--not-allowed = That is not allowed.
replay--over = The match is over before this decision.
replay--other-question = Another question is asked here now.
replay--other-role = Somebody else is asked here now.
replay--seats = The rules no longer have this seat layout.
setup--seats = The rules have no such seat layout. They have: { $known }.
setup--option = The rules have no option of this name.
setup--value = The option has no such value.

play--seed = Seed { $seed }; with --seed { $seed } the match begins the same way again.
play--turn = { $role } ({ $seat }), { $choice }:
play--pile = { $name } ({ $size }) { $members }
play--pick = Number or name, u = undo, q = quit:
play--anyone = Any one of these may answer:
play--who = Number or name, q = quit:
play--pick-order = { $low } to { $high } in their order, separated by spaces; u = undo, q = quit:
play--pick-some = { $low } to { $high }, separated by spaces; u = undo, q = quit:
play--pick-next = { $next }:
play--fits = This would do: { $answer }
play--not-understood = “{ $text }” is none of these.
play--refused = That does not work: { $reasons }
play--excluded = Not possible: { $candidate } ({ $reasons })
play--nothing-to-undo = There is nothing to undo.
play--won = { $winners } won.
play--nobody = The match is over, nobody won.
play--drawn = The match ends in a draw.
play--fault = The rules failed:
play--because = Reason: { $reason }
play--log-decision = { $role }: { $answer }
play--log-roll = { $die }: { $faces }
play--log-drawn = { $from } → { $to }: { $drawn }
play--log-named = { $label } ({ $what })
play--log-picked = { $label }: { $picked }
play--log-shuffled = { $pile } is shuffled
play--quit = Stopped after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }.
fmt--no-text = { $path } is not text in UTF-8, so it is left alone.
play--stuck = No legal answer to this question was found; the rules may ask for what cannot be.
saved--other-rules = This match was begun under other rules (“{ $ruleset }”, version { $version }); it is played again under these.
saved--lost = Decision { $number } of { $decisions } no longer fits the rules; it and those after it are left out.
play--limit = Stopped at the limit of { $decisions } decisions.

check--fine = Nothing is wrong in { $files ->
    [one] one file
   *[other] { $files } files
  }.
check--count = { $errors ->
    [one] One error
   *[other] { $errors } errors
  }, { $warnings ->
    [one] one warning
   *[other] { $warnings } warnings
  }.
build--done = Wrote { $path }.
test--passed = passed  { $name }
test--failed = FAILED  { $name }
mutate--progress = { $done } of { $games } changes
mutate--unreached = no example comes here
mutate--unsound = Changes can be tried once all examples pass.
mutate--no-reason = No reason is given why nothing can notice this change: { $key }
mutate--unknown = The rules cannot be changed like this any more; delete the entry: { $key }
mutate--caught = This change is noticed now; delete the entry: { $key }
fmt--would-change = { $path } is not formatted.
fmt--changed = Formatted { $path }.
fault-told--value = The value was { $value }.
fault-told--found = Found: { $value }.
fault-told--range = Allowed: { $value }.
fault-told--loop = The loop at { $where } does not come to an end.
fault-told--local = { $name } = { $value }
fault-told--unknown = The interpreter does not come to this fault when it plays the match again, so its values are not known.
simulate--games = { $games } games, { $decisions } decisions, digest { $digest }
simulate--ends = { $won } won, { $drawn } drawn, { $limited } at the limit, { $faults } faults
simulate--wins = { $role }: { $wins } wins, { $share } % ({ $low } to { $high } % with 95 % confidence)
simulate--reference = { $games } games beside the reference: { $differences } differences
simulate--speed = { $seconds } s, { $rate } decisions per second
simulate--length = decisions per game: { $mean } on average, { $min } to { $max }
simulate--rules = { $ran } of { $of } rules ran
simulate--never = never: { $path }
simulate--coverage = { $ran } of { $of } statements of the rules ran
simulate--fault = game { $game }, seed { $seed }: { $fault } at { $where }
simulate--again = again: { $command }
simulate--progress = { $done } of { $games } games
edit--open = The editor is open at { $address } (folder { $folder }). Ctrl+C ends it.
new--done = Wrote { $path } ({ $files } files).
new--next = Next: sandtable check { $path } · sandtable test { $path } · sandtable play { $path } --bot second=random
sections--figures = { $sections } sections, { $gaps } with a gap; procedures that cite nothing: { $uncited }
sections--no-example = §{ $section }  no example
sections--no-rule = §{ $section }  no rule
sections--complete = §{ $section }
sections--rules = rules: { $names }
sections--data = data: { $rows } rows
sections--examples = examples: { $names }
sections--expectations = expectations: { $names }
sections--uncited = cite nothing: { $names }
facts--figures = reconstructed facts: { $facts }, rulings: { $rulings }
facts--ruling = ruling { $name } = { $value }: { $because }
facts--no-reason = no reason given

usage--command = There is no command “{ $name }”. Commands: { $known }.
usage--no-game = There is no ruleset “{ $name }”: neither a folder of this name nor one in ./rulesets.
usage--no-variant = This ruleset has no variant “{ $name }”. { $known ->
        [none] It has none; they would stand in its folder “variants”.
       *[other] It has: { $known }.
    }
usage--no-code = There is no finding “{ $name }”.
usage--number = “{ $name }” must be a whole number, not “{ $value }”.
usage--needs = “sandtable { $name }” needs { $what }.
usage--folder = “{ $path }” is not a folder.
usage--bot = “{ $value }” is no bot; there is: random, policy, policy:NAME, search:N with N from 1 to 1000000. Write --bot SEAT=random or --bot all=search:200.
usage--policy = { $known ->
        [none] These rules have no policy
       *[other] “{ $value }” is none of the policies of these rules, which are { $known }
    }; write --bot random or --bot search:N.
usage--no-save = There is no file “{ $path }”.
usage--seat = There is no seat “{ $seat }”; there is: { $known }.
usage--language = There is no wording in “{ $value }”; there is: en, de.
usage--name = “{ $name }” cannot be the name of a ruleset: small letters, digits and single hyphens, a letter first, 40 characters at most, and not dist.
usage--exists = { $path } exists already; nothing was written.
usage--template = There is no template “{ $name }”; there is: { $known }.

session--other-seat = Another seat is asked.
session--other-role = This role is not asked.
simulate--twins = { $games } games with twins: { $rests } questions compared, { $leaks } leaks
simulate--leak = { $choice } (game { $game }, decision { $decision }): { $what } differ with what { $role } may not know: { $changed }
test--twins = no leak in { $rests } questions of { $games } games
play--busy = Somebody is busy.
play--others = { $seat } is asked: { $choice }
play--everything = Everything

ide--kind = Kind with { $count } { $count ->
    [one] member
   *[other] members
}.
ide--pool = Pool: { $limit } { $limit ->
    [one] member
   *[other] members
} at a time at most, made and removed in play.
ide--fixed-field = Field of { $of }, given when a member is made.
ide--record-field = Part of { $of }.
ide--field = Field of { $of }; its values belong to the printed game.
ide--state-field = State field of { $of }.
ide--seen = Seen by \`{ $roles }\`.
ide--relation = Relation with { $count } { $count ->
    [one] pair
   *[other] pairs
}.
ide--constant = Constant.
ide--option = Option: chosen when a match begins.
ide--ruling = Ruling: an answer where the rules are open.
ide--because = Because: { $text }
ide--member = Member of { $of }.
ide--tag = Value of { $of }.
ide--local = Name inside of this rule.
ide--function = Function: it looks and changes nothing.
ide--search = Search: what can be reached, as a set.
ide--decision = Decision: answered together with those it depends on.
ide--decisions = Decisions that depend on each other.
ide--policy = Policy: how a bot ranks what it is offered.
ide--procedure = Procedure.
ide--pile = Pile.
ide--state = State.
ide--die = Die.
ide--type = Type.
ide--layout = Seating.
ide--from = From: { $text }
ide--reconstructed = Reconstructed: { $text }
ide--cites = { $sections }
ide--builtin = Built in.
ide--builtin-count = How many members a set has, or how many keys a map.
ide--builtin-spent = What the steps of a search have cost so far.
ide--builtin-path = The way to a member of a search, as a list without the start.
ide--builtin-cost = What it costs to reach a member of a search; none where it cannot be reached.
ide--builtin-distinct = Whether no two keys of a map have the same value.
ide--builtin-min = The smaller of two numbers.
ide--builtin-max = The larger of two numbers.
ide--builtin-floor = The number without its fraction, downwards.
ide--builtin-ceil = The number without its fraction, upwards.
ide--builtin-rank = Where a value stands in the order of its type, from 0.
ide--builtin-seat = The number of the seat that plays a role; -1 if none does.
ide--builtin-automated = Whether a policy of the rules plays a role.
ide--builtin-mode = Which layout of seats is played.
ide--builtin-seated = Whether somebody plays a role.
ide--builtin-neighbours = The cells next to a cell of a grid.
ide--builtin-distance = The steps between two cells of a grid.
ide--builtin-toward = The cell next to a cell in a direction; none where there is none. Directions count clockwise from the top.
ide--builtin-direction = The direction in which one cell lies from another in a straight line; none where it does not.
ide--builtin-opposite = Whether the first and the third cell are neighbours of the second on opposite sides.
ide--builtin-hex = The hex with these axial coordinates.
ide--builtin-square = The square with these coordinates.
ide--builtin-everyone = All roles.
ide--builtin-nobody = No role.
ide--builtin-bool = True or false.

rules-text--yes = yes
rules-text--no = no
rules-text--none = –
usage--no-text = There is no rules text in “{ $path }”: text/{"{"}de,en{"}"}/*.md.

notation--read = { $read }
notation--guessed = “{ $line }” was read as “{ $read }”.
notation--other-piece = “{ $line }” was read as “{ $read }”: that is what stands there.
notation--heading = { $line }
notation--other-time = “{ $line }” is another time than now. The lines below it were read all the same.
notation--again = “{ $line }”: this piece has its line already, and the first one stands.
notation--several-readings = “{ $line }” can be meant in several ways: { $readings }.
notation--several-pieces = “{ $line }”: this can be several of your pieces.
notation--foreign = “{ $line }”: { $piece } is not yours to move.
notation--no-such-piece = “{ $line }”: { $piece } is nowhere to be found.
notation--no-piece = “{ $line }” does not say which piece is meant.
notation--not-there = “{ $line }” speaks of something that stands nowhere.
notation--not-understood = “{ $line }”: “{ $text }” was not understood.
    .near = Did you mean “{ $near }”?
notation--unfinished = “{ $line }” ends too early.
notation--empty-line = There is nothing in this line.
notation--missing-line = { $piece } has no line: { $read }.
stamp--fresh = every fingerprint is fresh
stamp--would-write = { $count } fingerprints would be written; --write does so
stamp--written = { $count } fingerprints written
play--write = One line each, an empty line ends; u = undo, q = quit.
play--no-page = { $role } has written nothing.
play--page-refused = What { $role } wrote does not work: { $reasons }
play--page-partly = Not all that { $role } wrote works together, and the upper lines count. Left out: { $lines }. { $reasons }
play--pages-end = Nothing more is written; the match stands at “{ $choice }”.
usage--no-notation = “{ $game }” has no notation, so no orders can be read.
usage--no-rules-in = There are no rules or tables to change in { $path }.
usage--no-orders = There are no orders in “{ $path }”: text files (.txt), one per role or with the roles as headings.

diff--count = { $a } → { $b }: { $count ->
        [0] no difference
        [one] one difference
       *[other] { $count } differences
    }
diff--added = { $what } added
diff--removed = { $what } removed
diff--replaced = { $what } replaced
diff--part-added = { $name } added
diff--part-removed = { $name } removed
diff--part-changed = { $name } changed
diff--part-before = something before { $name }
diff--part-after = something after { $name }
diff--step = step { $name }
diff--name-ruleset = Ruleset
diff--name-type = Type
diff--name-kind = Kind
diff--name-relation = Relation
diff--name-die = Die
diff--name-pile = Pile
diff--name-state = State
diff--name-constant = Constant
diff--name-option = Option
diff--name-ruling = Ruling
diff--name-seats = Seats
diff--name-function = Function
diff--name-procedure = Procedure
diff--name-search = Search
diff--name-play = Course
diff--name-whenever = Watcher
diff--name-decisions = Decisions
diff--name-policy = Policy
diff--name-notation = Notation
diff--name-expect = Expectation
diff--name-example = Example
diff--name-text = Text
diff--sort-ruleset = Ruleset
diff--sort-row = Pieces and places
diff--sort-type = Types
diff--sort-kind = Kinds
diff--sort-relation = Relations
diff--sort-die = Dice
diff--sort-pile = Piles
diff--sort-state = State
diff--sort-constant = Constants
diff--sort-option = Options
diff--sort-ruling = Rulings
diff--sort-seats = Seats
diff--sort-function = Functions
diff--sort-procedure = Procedures
diff--sort-search = Searches
diff--sort-play = Course of the game
diff--sort-whenever = Watchers
diff--sort-decisions = Decisions
diff--sort-policy = Policies
diff--sort-notation = Notations
diff--sort-expect = Expectations
diff--sort-example = Examples
diff--sort-text = Texts

compare--games = { $a } → { $b }: { $pairs } games under each, by { $bots }
compare--same = { $same } of them go the same way{ $first ->
        [none] {""}
       *[other] ; the first other one is game { $first }
    }
compare--faults = { $faults } games ended in a fault
compare--wins = { $role } wins
compare--drawn = nobody wins
compare--limited = at the limit
compare--decisions = decisions
compare--sort-use = rules that run more or less often in a game:
compare--sort-chosen = what is chosen more or less often in a game:
compare--sort-final = numbers at the end of a game:
compare--sort-members = how many are like this at the end:
compare--nothing = No difference is clear: what shows may be luck.
compare--stopped = stopped after { $pairs } of { $wanted }
compare--over = over
compare--answered = “{ $question }” answered otherwise
compare--parted = game { $game } after { $decisions } decisions: { $what }
compare--difference = difference
compare--interval = with 95 % confidence

odds--exact = { $runs ->
    [one] certain, one way
   *[other] exact, { $runs } ways, { $outcomes ->
        [one] one outcome
       *[other] { $outcomes } outcomes
    }
  }
odds--sampled = from { $runs } samples, with 95 % intervals; there are too many ways to go them all
odds--lost = Runs that would not end were given up: { $share } of all.
odds--now = { $name }, now { $from }
odds--mean = , { $mean } on average
odds--sums = at least { $atLeast }, at most { $atMost }
odds--interval = { $low } to { $high }
odds--more = { "  " }and { $more } more
odds--nothing = Nothing changes.
odds--ends = The match ends:
odds--asks = It stops at a question:
usage--no-example = There is no example “{ $name }”.{ $known ->
        [none] {""}
       *[other] {" "}Perhaps: “{ $known }”.
    }
usage--others = “{ $value }” answers no questions; there is: { $known }.
usage--given-fault = The position cannot be put up: the statements of --given end the match.
odds--lies = { $name } lies in
odds--there = { $name } is there
usage--action = There is no “{ $name }” here; there is: { $known }.
usage--catalogue = “{ $name }” is no sign of a language; they look like “en” or “pt-BR”.
l10n--written = { $path }: { $texts } texts, { $translated } translated, { $stale } to be looked at again, { $missing } missing.
l10n--source = { $texts } texts, { $words } words.
l10n--progress = { $name }: { $percent } % of the words; { $translated } of { $texts } texts, { $stale } to be looked at again, { $missing } missing.
usage--base-only = “sandtable { $name }” is for a ruleset without a variant.
usage--fragment = The text has no fragment “{ $name }”.
l10n--reviewed = { $count ->
    [0] { $path } is written; all texts fit the rules of today.
   *[other] { $path } is written; { $count } fragments wait for a look: { $names }
}

rulebook--written = Wrote { $path }.
rulebook--no-browser = No Chromium was found to print { $path }; the page can be printed from any browser.
rulebook--no-pictures = The board is not drawn: “npm run build” makes what it is drawn with.
rulebook--contents = Contents
rulebook--version = Rules, version { $version }
rulebook--variants = With { $names }
rulebook--board = The board at the beginning
usage--no-translation = There is no rules text in “{ $lang }”; there is: { $known }.
usage--no-catalogue = There is no l10n/{ $lang }.po; “sandtable l10n merge” begins one.
l10n--taken = { $count ->
    [one] One text was taken into { $path }.
   *[other] { $count } texts were taken into { $path }.
}
odds--exactly = exact, { $runs ->
    [one] one way
   *[other] { $runs } ways
  }
odds--imagined = on average over { $positions } positions that may be the true one, since it hangs on what cannot be seen
odds--log = The log says:
usage--no-answer = “{ $answer }” is no answer to what is asked there.

## Archives
archive--no-zip = This is no zip archive.
archive--cut = The archive is cut off or damaged: its list of files is lost. { $files ->
    [0] No file could be saved from it.
    [one] One file could be saved from it.
   *[other] { $files } files could be saved from it.
  }
archive--path = { $path }: this path leads out of its folder, or not every system can have it; left out.
archive--link = { $path }: a link or a device instead of a file; left out.
archive--encrypted = { $path }: encrypted; left out. Pack it again without a password.
archive--method = { $path }: packed in a way that is not read here (number { $method }); left out. Pack it again as an ordinary zip.
archive--name = { $path }: a ruleset has no such file; left out.
archive--tool = { $path }: a file for tools such as npm or Nx, and not part of a ruleset; left out.
archive--twice = { $path }: on some systems the same file as { $other }; left out.
archive--too-many = { $files } files, and at most { $most } are read; the rest is left out.
archive--too-large = { $path }: longer than { $most } bytes; left out.
archive--all-too-large = { $path }: with it the archive holds more than { $most } bytes; it and what follows is left out.
archive--bomb = { $path }: more than { $ratio } times as long as it is packed, as nobody’s text is; left out.
archive--nested = { $path }: an archive in the archive; left out. Unpack it by itself.
archive--damaged = { $path }: damaged; left out.
archive--no-text = { $path }: no text in UTF-8; left out.
archive--other-sum = { $path }: not as it was packed; somebody has changed it since.
archive--unlisted = { $path }: added after the archive was made.
archive--missing = { $path }: in the list of the archive, but not in it.
archive--newer = The archive was made by a later Sandtable; it may hold more than is read here.
archive--outside = { $path }: beside the rulesets; left out.
pack--done = Wrote { $path } ({ $files } files, { $bytes } bytes).
unpack--done = Unpacked { $files ->
    [one] one file
   *[other] { $files } files
  } into { $path }.
unpack--same = Nothing to write: { $path } has all of it already.
unpack--problems = Nothing was written. With --partly what is sound is unpacked.
unpack--taken = { $path } is there already, with another content.
unpack--kept = Nothing was written. With --force the files of the archive replace those.
unpack--leads-out = { $path } leads out of the folder; nothing was written.
usage--refused = { $path } cannot be read or written: the system refuses it ({ $code }).
usage--no-file = There is no file “{ $path }”.

# The language server.
usage--no-streams = The language server speaks over standard input and output, which are not there.
lsp--no-rename = “{ $name }” cannot be the name of this.

hand--dice = By hand: { $place } gives { $gives }
hand--change = Changed by hand: { $what } = { $value }
hand--seed = By hand: other chance from here on (seed { $seed })
hand--done = Something was done by hand.
hand--no-place = There is no such place of chance.
hand--past = Chance has decided that already; go back before it.
hand--nothing-told = Nothing was said.
hand--no-face = The die has no such face.
hand--no-pick = That cannot be picked there, or it stands twice.
hand--not-tellable = Chance cannot be told here.
hand--not-offered = What was said of chance is not on offer there: take that back, or decide otherwise.
hand--fewer-dice = More dice were named than are thrown there: take that back, or decide otherwise.
hand--no-field = There is nothing of that name that changes in play.
hand--no-member = There is no such member.
hand--no-value = There is no such value here.
hand--not-there = It is not in play.
hand--full = There is no more room.
hand--wide = Values of this sort cannot be changed by hand.
hand--no-answer = Then nobody could answer the question that is open.
hand--real = This match is played for its own sake: nothing is done by hand.

# Lines above declarations.
ide--uses = { $count ->
    [0] not used
    [one] 1 use
   *[other] { $count } uses
}
ide--used-in-examples = { $count ->
    [one] 1 example
   *[other] { $count } examples
}

# Findings under their cause.
finding--follows = { $count ->
    [one] From this follows one more finding:
   *[other] From this follow { $count } more findings:
}
finding--follows-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
l10n--words-taken = { $path }: { $changed } words changed, { $added } new.
usage--no-terms = There is no term base l10n/terms.de.csv in { $path }.

# What can be done to the text.
ide--mirror = The same for { $other }, in place of { $named }
ide--declare-as = { $sort ->
    [state] Declare “{ $name }” as state
    [function] Declare a function “{ $name }”
    [procedure] Declare a procedure “{ $name }”
    [type] Declare a type “{ $name }”
    [kind] Declare a kind “{ $name }”
    [die] Declare a die “{ $name }”
    [pile] Declare a pile “{ $name }”
    [ruling] Declare a ruling “{ $name }”
    [policy] Declare a policy “{ $name }”
   *[constant] Declare “{ $name }” as a constant
}
ide--add-member = Add “{ $name }” to the table of { $kind }
ide--add-tag = Add “{ $name }” to the values of { $type }
ide--add-field = Give { $owner } a field “{ $name }”
ide--remove-unused = Remove “{ $name }”, which nothing names
ide--extract-constant = Give { $value } a name, here alone
ide--extract-constant-here = Give { $value } a name, at { $count } places of this rule
ide--extract-constant-all = Give { $value } a name, at all { $count } places of the rules
ide--extract-function = Make a function of what is selected
ide--inline = Say “{ $name }” where it is used
ide--promote = Let the rules themselves say this, and no house rule
ide--changed-by = changed by { $name }

# Why, in the terminal.
why--no-step = The match has { $steps } steps; there is no step { $at }.
why--not-to-there = Under these rules the match cannot be played again to step { $at }.
why--not-asked = Nothing is asked there, or not of that role.
why--no-place = No rule that runs stands at { $place }; say it as FILE:LINE.
why--start = The beginning of the match:
why--step = Step { $at }: { $what }
why--no-rules = No rules ran.
why--cut = It did more than the first { $n } steps that are told.
why--nothing-against = Nothing speaks against { $what }: it can be answered.
why--not = Why not { $what }?
why--guard = Its condition does not hold.
why--outside = It is not among what is chosen from.
why--whole = The answer as a whole does not meet its condition.
why--bounds = So many cannot be chosen.
why--later = Nothing could be chosen after it: { $next }.
why--unknown = The question has no such answer.
why--this = ← this is why
why--true = true
why--false = false
why--skipped = not looked at
why--no-value = has no value
why--rule = What became of this rule in step { $at }:
why--ran = It happened { $times ->
    [one] once
   *[other] { $times } times
  }:
why--test = It was not come to: the condition around it went another way.
why--answer = It was not come to: something else was chosen here.
why--left = It was not come to: what stands around it was left before, or still goes on.
why--uncalled = { $name } was not called.
why--whenever = The condition was looked at and did not hold.
why--last = It happened last in step { $at }.
picture--no-sheet = This game has no board that can be drawn by itself; as .html or .pdf its tables and cards are printed.
picture--no-browser = No Chromium was found to make { $path }; .svg and .html need none.

# Games made shorter.
simulate--shortened = shortened from { $before } decisions to { $after }: { $file }

## Variants whose base has changed, in the terminal
rebase--fresh = the rules are those that the house rule was written for
rebase--stale = the rules are worded otherwise
rebase--drift = what it relies on is worded otherwise
rebase--gone = it is not there any more
rebase--then = base then
rebase--now = base now
rebase--mine = house rule
rebase--unknown = (not known)
rebase--kept = { $path }: the house rule stays, on the rules of today
rebase--taken = { $path }: the base holds, the patch goes
rebase--would-write = { $count } settled; --write writes it
rebase--written = { $count } settled and written
rebase--left = { $count } open; --keep-mine PATH or --take-theirs PATH settles one, “all” all of them
usage--no-rebase = “{ $path }” is not among what is to be settled: { $known }.
usage--two-ways = “{ $path }” cannot stay and go at once.

# Maps as files, in the terminal and on the page.
map--found = { $places ->
    [one] 1 place
   *[other] { $places } places
  }, { $links ->
    [one] 1 link
   *[other] { $links } links
  } in { $file }
map--fresh = { $count ->
    [one] 1 new member
   *[other] { $count } new members
  } of { $kind }: { $names }
map--new-kind = { $kind } is declared: the rules have no such kind yet
map--known = { $count ->
    [one] 1 member that is there gets
   *[other] { $count } members that are there get
  } the place of the map: { $names }
map--links = { $count ->
    [0] no new links
    [one] 1 new link
   *[other] { $count } new links
  } in { $relation }, { $known } there already
map--copied = each new member says { $columns } as the last one before it does: look these through
map--more = … and { $count } more
map--not-all = Not read, or only in part:
map--would-write = Nothing is written yet; --write writes { $files }.
map--written = Wrote { $files }.
map--nothing = Nothing to write: the rules have all of it already.
map--trouble-layout = { $file } cannot be read as it is, so nothing can be drawn in it. “sandtable check” says what is wrong.
map--trouble-globe = The map of this game lies on longitude and latitude; a drawing has neither. Take a GeoJSON file, or set "projection" in { $file } to "none".
map--no-file = { $path } cannot be read.
map--no-kind = “{ $name }” is no kind that places could be members of; there are: { $known }.
map--no-relation = “{ $name }” joins no members of { $kind }; there are: { $known }.
map--empty = The file is empty.
map--too-large = The file has { $size } million characters; at most { $most } million can be read. Leave out what is no border, or simplify it.
map--too-many = { $places } places with { $corners } corners are too many for a board; at most { $most } places can be taken. Leave some out, or simplify the borders.
map--no-xml = This is no whole SVG file: line { $line } has “{ $met }” where it cannot stand.
map--no-svg = This is XML, but no drawing: it begins with “{ $found }”, not with “svg”.
map--no-json = This is no whole JSON file: { $message }
map--no-geojson = This is JSON, but no GeoJSON: a list of features is needed, not “{ $found }”.
map--topojson = This is TopoJSON. Save it as GeoJSON: mapshaper.org does, and so do most programs for maps.
map--no-shapes = There are no areas in this file: Polygons in GeoJSON, paths, polygons, rectangles or circles in SVG.
map--unknown-format = This is neither SVG nor GeoJSON.
map--nameless = An area without a name is left out. In SVG a name is a label, a title or an id, in GeoJSON a property.
map--no-area = “{ $name }” has no inside and is left out.
map--line = “{ $name }” is a line, not an area, and is left out. Close it, or fill it.
map--point = “{ $name }” has no area and is left out.
map--copy = “{ $name }” is a copy of another shape (“use”) and is left out. Make it a shape of its own.
map--transform = “{ $name }” is moved by “{ $met }”, which cannot be read, and is left out.
map--path = Of “{ $name }” only what stands before “{ $met }” can be read.
map--coordinates = “{ $name }” has corners that are no numbers and is left out.
map--twice = { $count } areas are called “{ $name }”; the first is taken. Give them names of their own, or group them.
map--crosses = The border of “{ $name }” crosses itself, so part of it may count as outside.
map--thinned = The borders have { $before } corners; { $after } are taken, so that the board stays quick. Nobody sees the difference.
`;
export const uiDe: string = `# Was Bildschirme und die Befehlszeile sagen. Regelwerke bringen für ihre Pfade eigenen Wortlaut mit.

severity--error = Fehler
severity--warning = Warnung
severity--note = Hinweis
finding--hint = Rat

session--over = Die Partie ist zu Ende.
session--no-such-answer = Das ist keine Antwort auf diese Frage.
session--not-allowed = Das ist nicht erlaubt.
replay--over = Die Partie ist schon vor dieser Entscheidung zu Ende.
replay--other-question = Hier wird jetzt etwas anderes gefragt.
replay--other-role = Hier wird jetzt jemand anderes gefragt.
replay--seats = Diese Sitzordnung gibt es in den Regeln nicht mehr.
setup--seats = Diese Sitzordnung gibt es in den Regeln nicht. Es gibt: { $known }.
setup--option = Eine Option dieses Namens gibt es in den Regeln nicht.
setup--value = Diesen Wert hat die Option nicht.

play--seed = Startzahl { $seed }; mit --seed { $seed } beginnt die Partie noch einmal genauso.
play--turn = { $role } ({ $seat }), { $choice }:
play--pile = { $name } ({ $size }) { $members }
play--pick = Nummer oder Name, u = zurück, q = Ende:
play--anyone = Eine Rolle von diesen antwortet:
play--who = Nummer oder Name, q = Ende:
play--pick-order = { $low } bis { $high } in ihrer Reihenfolge, durch Leerzeichen getrennt; u = zurück, q = Ende:
play--pick-some = { $low } bis { $high }, durch Leerzeichen getrennt; u = zurück, q = Ende:
play--pick-next = { $next }:
play--fits = Das ginge: { $answer }
play--not-understood = „{ $text }“ ist nichts davon.
play--refused = Das geht nicht: { $reasons }
play--excluded = Nicht möglich: { $candidate } ({ $reasons })
play--nothing-to-undo = Es gibt nichts zurückzunehmen.
play--won = Gewonnen: { $winners }.
play--nobody = Die Partie ist zu Ende, niemand hat gewonnen.
play--drawn = Die Partie endet unentschieden.
play--fault = Die Regeln sind gescheitert:
play--because = Grund: { $reason }
play--log-decision = { $role }: { $answer }
play--log-roll = { $die }: { $faces }
play--log-drawn = { $from } → { $to }: { $drawn }
play--log-named = { $label } ({ $what })
play--log-picked = { $label }: { $picked }
play--log-shuffled = { $pile } wird gemischt
play--quit = Abgebrochen nach { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
  }.
fmt--no-text = { $path } ist kein Text in UTF-8 und bleibt, wie es ist.
play--stuck = Für diese Frage fand sich keine erlaubte Antwort; vielleicht verlangen die Regeln Unmögliches.
saved--other-rules = Diese Partie begann unter anderen Regeln („{ $ruleset }“, Fassung { $version }); sie wird unter diesen noch einmal gespielt.
saved--lost = Entscheidung { $number } von { $decisions } passt nicht mehr zu den Regeln; sie und die folgenden entfallen.
play--limit = Abgebrochen an der Grenze von { $decisions } Entscheidungen.

check--fine = { $files ->
    [one] In einer Datei ist
   *[other] In { $files } Dateien ist
  } nichts falsch.
check--count = { $errors ->
    [one] Ein Fehler
   *[other] { $errors } Fehler
  }, { $warnings ->
    [one] eine Warnung
   *[other] { $warnings } Warnungen
  }.
build--done = { $path } geschrieben.
test--passed = bestanden    { $name }
test--failed = GESCHEITERT  { $name }
mutate--progress = { $done } von { $games } Änderungen
mutate--unreached = hierher kommt kein Beispiel
mutate--unsound = Änderungen lassen sich erproben, sobald alle Beispiele bestehen.
mutate--no-reason = Es fehlt der Grund, warum diese Änderung niemand bemerken kann: { $key }
mutate--unknown = So lassen sich die Regeln nicht mehr ändern; streiche den Eintrag: { $key }
mutate--caught = Diese Änderung wird jetzt bemerkt; streiche den Eintrag: { $key }
fmt--would-change = { $path } ist nicht formatiert.
fmt--changed = { $path } formatiert.
fault-told--value = Der Wert war { $value }.
fault-told--found = Gefunden: { $value }.
fault-told--range = Erlaubt: { $value }.
fault-told--loop = Die Schleife bei { $where } kommt zu keinem Ende.
fault-told--local = { $name } = { $value }
fault-told--unknown = Der Interpreter kommt beim Nachspielen der Partie nicht zu diesem Fehler; seine Werte sind deshalb nicht bekannt.
simulate--games = { $games } Partien, { $decisions } Entscheidungen, Prüfsumme { $digest }
simulate--ends = { $won } gewonnen, { $drawn } unentschieden, { $limited } an der Grenze, { $faults } Fehler
simulate--wins = { $role }: { $wins } Siege, { $share } % ({ $low } bis { $high } % mit 95 % Sicherheit)
simulate--reference = { $games } Partien neben der Referenz: { $differences } Abweichungen
simulate--speed = { $seconds } s, { $rate } Entscheidungen je Sekunde
simulate--length = Entscheidungen je Partie: { $mean } im Mittel, { $min } bis { $max }
simulate--rules = { $ran } von { $of } Regeln liefen
simulate--never = nie: { $path }
simulate--coverage = { $ran } von { $of } Anweisungen der Regeln liefen
simulate--fault = Partie { $game }, Seed { $seed }: { $fault } bei { $where }
simulate--again = noch einmal: { $command }
simulate--progress = { $done } von { $games } Partien
edit--open = Der Editor ist offen unter { $address } (Ordner { $folder }). Strg+C beendet ihn.
new--done = { $path } geschrieben ({ $files } Dateien).
new--next = Weiter: sandtable check { $path } · sandtable test { $path } · sandtable play { $path } --bot second=random
sections--figures = { $sections } Abschnitte, { $gaps } mit einer Lücke; Prozeduren ohne Beleg: { $uncited }
sections--no-example = §{ $section }  kein Beispiel
sections--no-rule = §{ $section }  keine Regel
sections--complete = §{ $section }
sections--rules = Regeln: { $names }
sections--data = Daten: { $rows } Zeilen
sections--examples = Beispiele: { $names }
sections--expectations = Erwartungen: { $names }
sections--uncited = ohne Beleg: { $names }
facts--figures = rekonstruierte Angaben: { $facts }, Auslegungen: { $rulings }
facts--ruling = Auslegung { $name } = { $value }: { $because }
facts--no-reason = ohne Begründung

usage--command = Einen Befehl „{ $name }“ gibt es nicht. Befehle: { $known }.
usage--no-game = Ein Regelwerk „{ $name }“ gibt es nicht: weder einen Ordner dieses Namens noch einen in ./rulesets.
usage--no-variant = Eine Variante „{ $name }“ hat dieses Regelwerk nicht. { $known ->
        [none] Es hat keine; sie stünden im Ordner „variants“.
       *[other] Es hat: { $known }.
    }
usage--no-code = Einen Befund „{ $name }“ gibt es nicht.
usage--number = „{ $name }“ muss eine ganze Zahl sein, nicht „{ $value }“.
usage--needs = „sandtable { $name }“ braucht { $what }.
usage--folder = „{ $path }“ ist kein Ordner.
usage--bot = „{ $value }“ ist kein Bot; es gibt: random, policy, policy:NAME, search:N mit N von 1 bis 1000000. Schreibe --bot PLATZ=random oder --bot all=search:200.
usage--policy = { $known ->
        [none] Diese Regeln haben keine Policy
       *[other] „{ $value }“ ist keine der Policies dieser Regeln; es gibt { $known }
    }; schreibe --bot random oder --bot search:N.
usage--no-save = Es gibt keine Datei „{ $path }“.
usage--seat = Einen Platz „{ $seat }“ gibt es nicht; es gibt: { $known }.
usage--language = Wortlaut in „{ $value }“ gibt es nicht; es gibt: en, de.
usage--name = „{ $name }“ kann kein Regelwerk heißen: kleine Buchstaben, Ziffern und einzelne Bindestriche, vorn ein Buchstabe, höchstens 40 Zeichen, und nicht dist.
usage--exists = { $path } gibt es schon; nichts wurde geschrieben.
usage--template = Eine Vorlage „{ $name }“ gibt es nicht; es gibt: { $known }.

session--other-seat = Gefragt ist ein anderer Platz.
session--other-role = Diese Rolle ist nicht gefragt.
simulate--twins = { $games } Partien mit Zwillingen: { $rests } Fragen verglichen, { $leaks } undichte Stellen
simulate--leak = { $choice } (Partie { $game }, Entscheidung { $decision }): { $what } ist anders, wenn anders ist, was { $role } nicht wissen darf: { $changed }
test--twins = keine undichte Stelle in { $rests } Fragen aus { $games } Partien
play--busy = Jemand ist beschäftigt.
play--others = { $seat } ist gefragt: { $choice }
play--everything = Alles

ide--kind = Art mit { $count } { $count ->
    [one] Mitglied
   *[other] Mitgliedern
}.
ide--pool = Vorrat: höchstens { $limit } { $limit ->
    [one] Mitglied
   *[other] Mitglieder
} zugleich, im Spiel erzeugt und entfernt.
ide--fixed-field = Feld von { $of }, das beim Erzeugen eines Mitglieds angegeben wird.
ide--record-field = Teil von { $of }.
ide--field = Feld von { $of }; seine Werte gehören zum gedruckten Spiel.
ide--state-field = Zustandsfeld von { $of }.
ide--seen = Sichtbar für \`{ $roles }\`.
ide--relation = Beziehung mit { $count } { $count ->
    [one] Paar
   *[other] Paaren
}.
ide--constant = Konstante.
ide--option = Option: gewählt, wenn eine Partie beginnt.
ide--ruling = Auslegung: eine Antwort, wo die Regeln offen sind.
ide--because = Weil: { $text }
ide--member = Mitglied von { $of }.
ide--tag = Wert von { $of }.
ide--local = Name innerhalb dieser Regel.
ide--function = Funktion: sie schaut und ändert nichts.
ide--search = Suche: was erreicht werden kann, als Menge.
ide--decision = Entscheidung: zusammen mit denen beantwortet, von denen sie abhängt.
ide--decisions = Entscheidungen, die voneinander abhängen.
ide--policy = Policy: wie ein Bot ordnet, was ihm geboten wird.
ide--procedure = Prozedur.
ide--pile = Stapel.
ide--state = Zustand.
ide--die = Würfel.
ide--type = Typ.
ide--layout = Sitzordnung.
ide--from = Aus: { $text }
ide--reconstructed = Rekonstruiert: { $text }
ide--cites = { $sections }
ide--builtin = Eingebaut.
ide--builtin-count = Wie viele Mitglieder eine Menge hat oder wie viele Schlüssel eine Zuordnung.
ide--builtin-spent = Was die Schritte einer Suche bisher gekostet haben.
ide--builtin-path = Der Weg zu etwas in einer Suche, als Liste ohne den Anfang.
ide--builtin-cost = Was es kostet, etwas in einer Suche zu erreichen; none, wo es nicht erreicht wird.
ide--builtin-distinct = Ob keine zwei Schlüssel einer Zuordnung denselben Wert haben.
ide--builtin-min = Die kleinere zweier Zahlen.
ide--builtin-max = Die größere zweier Zahlen.
ide--builtin-floor = Die Zahl ohne ihren Bruchteil, abgerundet.
ide--builtin-ceil = Die Zahl ohne ihren Bruchteil, aufgerundet.
ide--builtin-rank = Wo ein Wert in der Ordnung seines Typs steht, ab 0.
ide--builtin-seat = Die Nummer des Platzes, der eine Rolle spielt; -1, wenn keiner.
ide--builtin-automated = Ob eine Policy der Regeln auf dem Platz einer Rolle sitzt.
ide--builtin-mode = Welche Sitzordnung gespielt wird.
ide--builtin-seated = Ob jemand eine Rolle spielt.
ide--builtin-neighbours = Die Felder neben einem Feld eines Rasters.
ide--builtin-distance = Die Schritte zwischen zwei Feldern eines Rasters.
ide--builtin-toward = Das Feld neben einem Feld in einer Richtung; none, wo keines ist. Richtungen zählen im Uhrzeigersinn von oben.
ide--builtin-direction = Die Richtung, in der ein Feld von einem anderen in gerader Linie liegt; none, wo es nicht so liegt.
ide--builtin-opposite = Ob das erste und das dritte Feld auf gegenüberliegenden Seiten des zweiten liegen.
ide--builtin-hex = Das Sechseck mit diesen axialen Koordinaten.
ide--builtin-square = Das Quadrat mit diesen Koordinaten.
ide--builtin-everyone = Alle Rollen.
ide--builtin-nobody = Keine Rolle.
ide--builtin-bool = Wahr oder falsch.

rules-text--yes = ja
rules-text--no = nein
rules-text--none = –
usage--no-text = In „{ $path }“ liegt kein Regeltext: text/{"{"}de,en{"}"}/*.md.

notation--read = { $read }
notation--guessed = „{ $line }“ wurde gelesen als „{ $read }“.
notation--other-piece = „{ $line }“ wurde gelesen als „{ $read }“: Das steht dort.
notation--heading = { $line }
notation--other-time = „{ $line }“ ist eine andere Zeit als jetzt. Die Zeilen darunter wurden trotzdem gelesen.
notation--again = „{ $line }“: Dieses Stück hat schon eine Zeile, und die erste gilt.
notation--several-readings = „{ $line }“ lässt sich mehrfach verstehen: { $readings }.
notation--several-pieces = „{ $line }“: Das können mehrere deiner Stücke sein.
notation--foreign = „{ $line }“: { $piece } gehört dir nicht.
notation--no-such-piece = „{ $line }“: { $piece } gibt es nirgends.
notation--no-piece = „{ $line }“ sagt nicht, welches Stück gemeint ist.
notation--not-there = „{ $line }“ spricht von etwas, das nirgends steht.
notation--not-understood = „{ $line }“: „{ $text }“ war nicht zu verstehen.
    .near = Ist „{ $near }“ gemeint?
notation--unfinished = „{ $line }“ hört zu früh auf.
notation--empty-line = In dieser Zeile steht nichts.
notation--missing-line = { $piece } hat keine Zeile: { $read }.
stamp--fresh = alle Fingerabdrücke sind frisch
stamp--would-write = { $count } Fingerabdrücke würden geschrieben; --write tut es
stamp--written = { $count } Fingerabdrücke geschrieben
play--write = Je eine Zeile, eine leere Zeile beendet; u = zurück, q = Ende.
play--no-page = { $role } hat nichts geschrieben.
play--page-refused = Was { $role } geschrieben hat, geht nicht: { $reasons }
play--page-partly = Nicht alles, was { $role } geschrieben hat, geht zusammen, und die oberen Zeilen gelten. Weggelassen: { $lines }. { $reasons }
play--pages-end = Mehr ist nicht geschrieben; die Partie steht bei „{ $choice }“.
usage--no-notation = „{ $game }“ hat keine Notation, also lassen sich keine Befehle lesen.
usage--no-rules-in = In { $path } gibt es keine Regeln oder Tabellen zu ändern.
usage--no-orders = In „{ $path }“ sind keine Befehle: Textdateien (.txt), eine je Rolle oder mit den Rollen als Überschriften.

diff--count = { $a } → { $b }: { $count ->
        [0] kein Unterschied
        [one] ein Unterschied
       *[other] { $count } Unterschiede
    }
diff--added = { $what } kommt hinzu
diff--removed = { $what } fällt weg
diff--replaced = { $what } ersetzt
diff--part-added = { $name } kommt hinzu
diff--part-removed = { $name } fällt weg
diff--part-changed = { $name } geändert
diff--part-before = etwas vor { $name }
diff--part-after = etwas nach { $name }
diff--step = Schritt { $name }
diff--name-ruleset = Regelwerk
diff--name-type = Typ
diff--name-kind = Art
diff--name-relation = Beziehung
diff--name-die = Würfel
diff--name-pile = Stapel
diff--name-state = Zustand
diff--name-constant = Konstante
diff--name-option = Zusatzregel
diff--name-ruling = Entscheidung
diff--name-seats = Sitze
diff--name-function = Funktion
diff--name-procedure = Prozedur
diff--name-search = Suche
diff--name-play = Ablauf
diff--name-whenever = Wächter
diff--name-decisions = Gleichungen
diff--name-policy = Verhalten
diff--name-notation = Schreibweise
diff--name-expect = Erwartung
diff--name-example = Beispiel
diff--name-text = Text
diff--sort-ruleset = Regelwerk
diff--sort-row = Steine und Orte
diff--sort-type = Typen
diff--sort-kind = Arten
diff--sort-relation = Beziehungen
diff--sort-die = Würfel
diff--sort-pile = Stapel
diff--sort-state = Zustand
diff--sort-constant = Konstanten
diff--sort-option = Zusatzregeln
diff--sort-ruling = Entscheidungen
diff--sort-seats = Sitze
diff--sort-function = Funktionen
diff--sort-procedure = Prozeduren
diff--sort-search = Suchen
diff--sort-play = Ablauf des Spiels
diff--sort-whenever = Wächter
diff--sort-decisions = Gleichungen
diff--sort-policy = Verhalten
diff--sort-notation = Schreibweisen
diff--sort-expect = Erwartungen
diff--sort-example = Beispiele
diff--sort-text = Texte

compare--games = { $a } → { $b }: je { $pairs } Partien, gespielt von { $bots }
compare--same = { $same } davon verlaufen gleich{ $first ->
        [none] {""}
       *[other] ; die erste andere ist Partie { $first }
    }
compare--faults = { $faults } Partien endeten mit einem Fehler
compare--wins = { $role } gewinnt
compare--drawn = niemand gewinnt
compare--limited = an der Grenze
compare--decisions = Entscheidungen
compare--sort-use = Regeln, die in einer Partie häufiger oder seltener laufen:
compare--sort-chosen = Was in einer Partie öfter oder seltener gewählt wird:
compare--sort-final = Zahlen am Ende der Partie:
compare--sort-members = Wie viele am Ende so stehen:
compare--nothing = Kein Unterschied ist deutlich: Was sich zeigt, kann Zufall sein.
compare--stopped = Abgebrochen nach { $pairs } von { $wanted }
compare--over = aus
compare--answered = „{ $question }“ anders beantwortet
compare--parted = Partie { $game } nach { $decisions } Entscheidungen: { $what }
compare--difference = Unterschied
compare--interval = mit 95 % Sicherheit

odds--exact = { $runs ->
    [one] sicher, ein Weg
   *[other] exakt, { $runs } Wege, { $outcomes ->
        [one] ein Ergebnis
       *[other] { $outcomes } Ergebnisse
    }
  }
odds--sampled = aus { $runs } Stichproben, mit Intervallen zu 95 %; es sind zu viele Wege, um alle zu gehen
odds--lost = Läufe, die nicht enden wollten, wurden aufgegeben: { $share } von allen.
odds--now = { $name }, jetzt { $from }
odds--mean = , im Mittel { $mean }
odds--sums = mindestens { $atLeast }, höchstens { $atMost }
odds--interval = { $low } bis { $high }
odds--more = { "  " }und { $more } weitere
odds--nothing = Nichts ändert sich.
odds--ends = Die Partie endet:
odds--asks = Hier wird gefragt:
usage--no-example = Es gibt kein Beispiel „{ $name }“.{ $known ->
        [none] {""}
       *[other] {" "}Vielleicht: „{ $known }“.
    }
usage--others = „{ $value }“ beantwortet keine Fragen; es gibt: { $known }.
usage--given-fault = Die Stellung lässt sich nicht aufbauen: Die Anweisungen von --given beenden die Partie.
odds--lies = { $name } liegt in
odds--there = { $name } ist da
usage--action = „{ $name }“ gibt es hier nicht; es gibt: { $known }.
usage--catalogue = „{ $name }“ ist kein Kürzel einer Sprache; sie sehen aus wie „en“ oder „pt-BR“.
l10n--written = { $path }: { $texts } Texte, { $translated } übersetzt, { $stale } wieder anzusehen, { $missing } fehlen.
l10n--source = { $texts } Texte, { $words } Wörter.
l10n--progress = { $name }: { $percent } % der Wörter; { $translated } von { $texts } Texten, { $stale } wieder anzusehen, { $missing } fehlen.
usage--base-only = „sandtable { $name }“ gilt einem Regelwerk ohne Variante.
usage--fragment = Den Abschnitt „{ $name }“ hat der Text nicht.
l10n--reviewed = { $count ->
    [0] { $path } ist geschrieben; alle Texte passen zu den Regeln von heute.
   *[other] { $path } ist geschrieben; { $count } Abschnitte warten auf einen Blick: { $names }
}

rulebook--written = { $path } ist geschrieben.
rulebook--no-browser = Kein Chromium gefunden, der { $path } druckt; die Seite lässt sich aus jedem Browser drucken.
rulebook--no-pictures = Das Brett ist nicht gezeichnet: „npm run build“ macht, womit es gezeichnet wird.
rulebook--contents = Inhalt
rulebook--version = Spielregeln, Version { $version }
rulebook--variants = Mit { $names }
rulebook--board = Das Brett zu Beginn
usage--no-translation = Einen Regeltext in „{ $lang }“ gibt es nicht; es gibt: { $known }.
usage--no-catalogue = Es gibt kein l10n/{ $lang }.po; „sandtable l10n merge“ beginnt eines.
l10n--taken = { $count ->
    [one] Ein Text wurde in { $path } übernommen.
   *[other] { $count } Texte wurden in { $path } übernommen.
}
odds--exactly = exakt, { $runs ->
    [one] ein Weg
   *[other] { $runs } Wege
  }
odds--imagined = im Mittel über { $positions } Stellungen, von denen jede die wahre sein kann, denn es hängt von Verborgenem ab
odds--log = Im Protokoll steht:
usage--no-answer = „{ $answer }“ ist keine Antwort auf das, was dort gefragt wird.

## Archive
archive--no-zip = Das ist kein Zip-Archiv.
archive--cut = Das Archiv ist abgeschnitten oder beschädigt: Sein Verzeichnis fehlt. { $files ->
    [0] Keine Datei war zu retten.
    [one] Eine Datei war zu retten.
   *[other] { $files } Dateien waren zu retten.
  }
archive--path = { $path }: Der Pfad führt aus seinem Ordner hinaus, oder nicht jedes System kann ihn haben; ausgelassen.
archive--link = { $path }: eine Verknüpfung oder ein Gerät statt einer Datei; ausgelassen.
archive--encrypted = { $path }: verschlüsselt; ausgelassen. Bitte ohne Kennwort packen.
archive--method = { $path }: auf eine Art gepackt, die hier nicht gelesen wird (Nummer { $method }); ausgelassen. Bitte als gewöhnliches Zip packen.
archive--name = { $path }: Eine solche Datei hat kein Regelwerk; ausgelassen.
archive--tool = { $path }: eine Datei für Werkzeuge wie npm oder Nx und kein Teil eines Regelwerks; ausgelassen.
archive--twice = { $path }: auf manchen Systemen dieselbe Datei wie { $other }; ausgelassen.
archive--too-many = { $files } Dateien, gelesen werden höchstens { $most }; der Rest ist ausgelassen.
archive--too-large = { $path }: länger als { $most } Bytes; ausgelassen.
archive--all-too-large = { $path }: Mit ihr hat das Archiv mehr als { $most } Bytes; sie und alles Weitere ist ausgelassen.
archive--bomb = { $path }: mehr als { $ratio }-mal so lang wie gepackt, wie es kein Text ist; ausgelassen.
archive--nested = { $path }: ein Archiv im Archiv; ausgelassen. Bitte für sich entpacken.
archive--damaged = { $path }: beschädigt; ausgelassen.
archive--no-text = { $path }: kein Text in UTF-8; ausgelassen.
archive--other-sum = { $path }: nicht so, wie sie gepackt wurde; jemand hat sie seither geändert.
archive--unlisted = { $path }: nachträglich ins Archiv gelegt.
archive--missing = { $path }: steht im Verzeichnis des Archivs, liegt aber nicht darin.
archive--newer = Das Archiv stammt von einem neueren Sandtable; vielleicht enthält es mehr, als hier gelesen wird.
archive--outside = { $path }: liegt neben den Regelwerken; ausgelassen.
pack--done = { $path } geschrieben ({ $files } Dateien, { $bytes } Bytes).
unpack--done = { $files ->
    [one] Eine Datei
   *[other] { $files } Dateien
  } nach { $path } entpackt.
unpack--same = Nichts zu schreiben: { $path } hat schon alles.
unpack--problems = Nichts wurde geschrieben. Mit --partly wird entpackt, was in Ordnung ist.
unpack--taken = { $path } ist schon da, mit anderem Inhalt.
unpack--kept = Nichts wurde geschrieben. Mit --force ersetzen die Dateien des Archivs diese.
unpack--leads-out = { $path } führt aus dem Ordner hinaus; nichts wurde geschrieben.
usage--refused = { $path } lässt sich nicht lesen oder schreiben: Das System verweigert es ({ $code }).
usage--no-file = Es gibt keine Datei „{ $path }“.

# Der Sprachserver.
usage--no-streams = Der Sprachserver spricht über Standardeingabe und -ausgabe; die gibt es hier nicht.
lsp--no-rename = „{ $name }“ kann hier kein Name sein.

hand--dice = Von Hand: { $place } ergibt { $gives }
hand--change = Von Hand geändert: { $what } = { $value }
hand--seed = Von Hand: ab hier anderer Zufall (Startzahl { $seed })
hand--done = Es wurde etwas von Hand getan.
hand--no-place = Eine solche Stelle mit Zufall gibt es nicht.
hand--past = Das hat der Zufall schon entschieden; geh davor zurück.
hand--nothing-told = Es wurde nichts gesagt.
hand--no-face = Diese Seite hat der Würfel nicht.
hand--no-pick = Das kann dort nicht gewählt werden, oder es steht doppelt.
hand--not-tellable = Hier lässt sich der Zufall nicht vorgeben.
hand--not-offered = Was vorgegeben wurde, steht dort nicht zur Wahl: nimm es zurück oder entscheide anders.
hand--fewer-dice = Es wurden mehr Würfel genannt, als dort geworfen werden: nimm es zurück oder entscheide anders.
hand--no-field = Unter diesem Namen ändert sich im Spiel nichts.
hand--no-member = Das gibt es nicht.
hand--no-value = Diesen Wert gibt es hier nicht.
hand--not-there = Das ist nicht im Spiel.
hand--full = Dort ist kein Platz mehr.
hand--wide = Werte dieser Art lassen sich nicht von Hand ändern.
hand--no-answer = Dann könnte niemand die offene Frage beantworten.
hand--real = Diese Partie wird ernsthaft gespielt: von Hand geht nichts.

# Zeilen über Deklarationen.
ide--uses = { $count ->
    [0] nirgends benutzt
    [one] 1-mal benutzt
   *[other] { $count }-mal benutzt
}
ide--used-in-examples = { $count ->
    [one] 1 Beispiel
   *[other] { $count } Beispiele
}

# Befunde unter ihrer Ursache.
finding--follows = { $count ->
    [one] Daraus folgt noch ein Befund:
   *[other] Daraus folgen noch { $count } Befunde:
}
finding--follows-more = { $count ->
    [one] und noch einer
   *[other] und noch { $count }
}
l10n--words-taken = { $path }: { $changed } Wörter geändert, { $added } neu.
usage--no-terms = In { $path } gibt es keine Begriffsliste l10n/terms.de.csv.

# Was mit dem Text getan werden kann.
ide--mirror = Dasselbe für { $other } statt { $named }
ide--declare-as = { $sort ->
    [state] „{ $name }“ als Zustand anlegen
    [function] Funktion „{ $name }“ anlegen
    [procedure] Prozedur „{ $name }“ anlegen
    [type] Typ „{ $name }“ anlegen
    [kind] Art „{ $name }“ anlegen
    [die] Würfel „{ $name }“ anlegen
    [pile] Stapel „{ $name }“ anlegen
    [ruling] Auslegung „{ $name }“ anlegen
    [policy] Policy „{ $name }“ anlegen
   *[constant] „{ $name }“ als Konstante anlegen
}
ide--add-member = „{ $name }“ in die Tabelle von { $kind } aufnehmen
ide--add-tag = „{ $name }“ zu den Werten von { $type } nehmen
ide--add-field = { $owner } ein Feld „{ $name }“ geben
ide--remove-unused = „{ $name }“ entfernen: nichts nennt es
ide--extract-constant = { $value } einen Namen geben, nur hier
ide--extract-constant-here = { $value } einen Namen geben, an { $count } Stellen dieser Regel
ide--extract-constant-all = { $value } einen Namen geben, an allen { $count } Stellen der Regeln
ide--extract-function = Aus der Auswahl eine Funktion machen
ide--inline = „{ $name }“ einsetzen, wo es gebraucht wird
ide--promote = In die Regeln selbst übernehmen, statt in der Hausregel
ide--changed-by = geändert von { $name }

# Warum, im Terminal.
why--no-step = Die Partie hat { $steps } Schritte; einen Schritt { $at } gibt es nicht.
why--not-to-there = Unter diesen Regeln lässt sich die Partie nicht bis Schritt { $at } nachspielen.
why--not-asked = Dort wird nichts gefragt, oder nicht diese Rolle.
why--no-place = An { $place } steht keine Regel, die abläuft; schreib DATEI:ZEILE.
why--start = Der Beginn der Partie:
why--step = Schritt { $at }: { $what }
why--no-rules = Es liefen keine Regeln.
why--cut = Er tat mehr als die ersten { $n } Schritte, die hier stehen.
why--nothing-against = Nichts spricht gegen { $what }: So lässt sich antworten.
why--not = Warum nicht { $what }?
why--guard = Die Bedingung dafür ist nicht erfüllt.
why--outside = Es gehört nicht zu dem, woraus gewählt wird.
why--whole = Die Antwort als Ganzes erfüllt ihre Bedingung nicht.
why--bounds = So viele sind nicht wählbar.
why--later = Danach wäre nichts mehr wählbar: { $next }.
why--unknown = Eine solche Antwort gibt es auf diese Frage nicht.
why--this = ← das ist der Grund
why--true = wahr
why--false = falsch
why--skipped = nicht angesehen
why--no-value = hat keinen Wert
why--rule = Was aus dieser Regel in Schritt { $at } wurde:
why--ran = Es geschah { $times ->
    [one] einmal
   *[other] { $times }-mal
  }:
why--test = So weit kam es nicht: Die Bedingung darum herum fiel anders aus.
why--answer = So weit kam es nicht: Hier wurde etwas anderes gewählt.
why--left = So weit kam es nicht: Was darum herum steht, endete vorher oder läuft noch.
why--uncalled = { $name } wurde nicht aufgerufen.
why--whenever = Die Bedingung wurde geprüft und war nicht erfüllt.
why--last = Zuletzt geschah es in Schritt { $at }.
picture--no-sheet = Dieses Spiel hat keinen Plan, der sich allein zeichnen lässt; als .html oder .pdf werden seine Tabellen und Karten gedruckt.
picture--no-browser = Kein Chromium gefunden, der { $path } macht; .svg und .html brauchen keinen.

# Games made shorter.
simulate--shortened = von { $before } Entscheidungen auf { $after } verkürzt: { $file }

## Variants whose base has changed, in the terminal
rebase--fresh = die Regeln sind die, für die die Hausregel geschrieben wurde
rebase--stale = die Regeln lauten anders
rebase--drift = worauf sie sich stützt, lautet anders
rebase--gone = das gibt es nicht mehr
rebase--then = Grundregel damals
rebase--now = Grundregel heute
rebase--mine = Hausregel
rebase--unknown = (unbekannt)
rebase--kept = { $path }: die Hausregel bleibt, auf den Regeln von heute
rebase--taken = { $path }: die Grundregel gilt, die Änderung geht
rebase--would-write = { $count } entschieden; --write schreibt es
rebase--written = { $count } entschieden und geschrieben
rebase--left = { $count } offen; --keep-mine PFAD oder --take-theirs PFAD entscheidet, „all“ alles
usage--no-rebase = „{ $path }“ steht nicht unter dem, was zu entscheiden ist: { $known }.
usage--two-ways = „{ $path }“ kann nicht zugleich bleiben und gehen.

# Karten als Dateien, im Terminal und auf der Seite.
map--found = { $places ->
    [one] 1 Ort
   *[other] { $places } Orte
  }, { $links ->
    [one] 1 Verbindung
   *[other] { $links } Verbindungen
  } in { $file }
map--fresh = { $count ->
    [one] 1 neues Mitglied
   *[other] { $count } neue Mitglieder
  } von { $kind }: { $names }
map--new-kind = { $kind } wird angelegt: Die Regeln haben keine solche Art
map--known = { $count ->
    [one] 1 Mitglied, das es schon gibt, bekommt
   *[other] { $count } Mitglieder, die es schon gibt, bekommen
  } den Platz auf der Karte: { $names }
map--links = { $count ->
    [0] keine neuen Verbindungen
    [one] 1 neue Verbindung
   *[other] { $count } neue Verbindungen
  } in { $relation }, { $known } gibt es schon
map--copied = jedes neue Mitglied sagt { $columns } wie das letzte vor ihm: Sieh das durch
map--more = … und { $count } weitere
map--not-all = Nicht gelesen, oder nur zum Teil:
map--would-write = Noch ist nichts geschrieben; --write schreibt { $files }.
map--written = { $files } geschrieben.
map--nothing = Nichts zu schreiben: Die Regeln haben schon alles.
map--trouble-layout = { $file } lässt sich so nicht lesen, also lässt sich nichts hineinzeichnen. „sandtable check“ sagt, was daran falsch ist.
map--trouble-globe = Die Karte dieses Spiels liegt auf Länge und Breite; eine Zeichnung hat beides nicht. Nimm eine GeoJSON-Datei, oder setze „projection“ in { $file } auf „none“.
map--no-file = { $path } lässt sich nicht lesen.
map--no-kind = „{ $name }“ ist keine Art, deren Mitglieder Orte sein könnten; es gibt: { $known }.
map--no-relation = „{ $name }“ verbindet keine Mitglieder von { $kind }; es gibt: { $known }.
map--empty = Die Datei ist leer.
map--too-large = Die Datei hat { $size } Millionen Zeichen; lesen lassen sich höchstens { $most } Millionen. Lass weg, was keine Grenze ist, oder vereinfache sie.
map--too-many = { $places } Orte mit { $corners } Ecken sind zu viele für einen Plan; höchstens { $most } Orte gehen. Lass einige weg, oder vereinfache die Grenzen.
map--no-xml = Das ist keine ganze SVG-Datei: In Zeile { $line } steht „{ $met }“, wo es nicht stehen kann.
map--no-svg = Das ist XML, aber keine Zeichnung: Es beginnt mit „{ $found }“, nicht mit „svg“.
map--no-json = Das ist keine ganze JSON-Datei: { $message }
map--no-geojson = Das ist JSON, aber kein GeoJSON: Gebraucht wird eine Liste von Features, nicht „{ $found }“.
map--topojson = Das ist TopoJSON. Speichere es als GeoJSON: mapshaper.org kann das, und die meisten Kartenprogramme.
map--no-shapes = In dieser Datei sind keine Flächen: Polygone in GeoJSON, Pfade, Polygone, Rechtecke oder Kreise in SVG.
map--unknown-format = Das ist weder SVG noch GeoJSON.
map--nameless = Eine Fläche ohne Namen bleibt weg. In SVG ist der Name ein Label, ein Titel oder eine id, in GeoJSON eine Eigenschaft.
map--no-area = „{ $name }“ hat kein Inneres und bleibt weg.
map--line = „{ $name }“ ist eine Linie, keine Fläche, und bleibt weg. Schließe oder fülle sie.
map--point = „{ $name }“ hat keine Fläche und bleibt weg.
map--copy = „{ $name }“ ist die Kopie einer anderen Form („use“) und bleibt weg. Mach eine eigene Form daraus.
map--transform = „{ $name }“ ist mit „{ $met }“ verschoben, das sich nicht lesen lässt, und bleibt weg.
map--path = Von „{ $name }“ lässt sich nur lesen, was vor „{ $met }“ steht.
map--coordinates = „{ $name }“ hat Ecken, die keine Zahlen sind, und bleibt weg.
map--twice = { $count } Flächen heißen „{ $name }“; die erste wird genommen. Gib ihnen eigene Namen, oder gruppiere sie.
map--crosses = Die Grenze von „{ $name }“ kreuzt sich selbst; ein Teil davon kann als außen gelten.
map--thinned = Die Grenzen haben { $before } Ecken; { $after } werden genommen, damit der Plan schnell bleibt. Den Unterschied sieht niemand.
`;
