# Wording of findings. The id of `area/word-more` is `area--word-more`: the sentence says what is wrong, `.hint` what to
# do about it. `.near` is used instead of `.hint` where a similar name is known.

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
    .hint = Add the bracket that closes it; to write the sign itself, put “\” before it.
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
    .hint = A backslash itself is written twice; line ends are \n, quotation marks \".
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
